import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Colleague, PeopleApi } from "../../contract/owner/people.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { addJob } from "../jobs/add-job.ts";
import { type Desk, signedIn } from "./desk.ts";

/** Who works here. The house always keeps at least one owner: nobody demotes or removes herself. */
export function people(desk: Desk): PeopleApi {
  const { db } = desk.deps;
  return {
    async listPeople() {
      const { rows } = await sql<Colleague>`
        select "user".id, name, email, role, "twoFactorEnabled" as "secondFactor",
               exists (select from account where "userId" = "user".id and password is not null)
                 as accepted
        from "user" order by role, name
      `.execute(db);
      return rows;
    },
    invite: ({ name, email, role }) =>
      inTransaction(db, async (tx) => {
        const { rows } = await sql<{ id: string }>`
          insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
          values (${randomUUID()}, ${name}, ${email.trim().toLowerCase()}, true, now(), now(), ${role})
          on conflict (email) do nothing returning id
        `.execute(tx);
        const id = rows[0]?.id ?? (await invitedBefore(tx, email));
        await addJob(tx, "send-door-link", { personId: id });
      }),
    async changeRole(personId, role) {
      await refuseSelf(desk, personId);
      await sql`update "user" set role = ${role} where id = ${personId}`.execute(db);
    },
    async removePerson(personId) {
      await refuseSelf(desk, personId);
      await sql`delete from "user" where id = ${personId}`.execute(db);
    },
  };
}

/** Whoever has come in already is not invited again: her link would be a way around her password. */
async function invitedBefore(tx: Tx, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from "user" where email = ${email.trim().toLowerCase()}
      and not exists (select from account where "userId" = "user".id and password is not null)
  `.execute(tx);
  const [person] = rows;
  if (!person) throw new AppError("person-known");
  return person.id;
}

async function refuseSelf(desk: Desk, personId: string): Promise<void> {
  if ((await signedIn(desk)).id === personId) throw new AppError("not-allowed");
}
