import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Colleague, PeopleApi } from "../../contract/owner/people.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Role } from "../../domain/person.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Tx } from "../database/connect.ts";
import { dateTriggers } from "../database/date-triggers.ts";
import { inTransaction } from "../database/transaction.ts";
import { addJob } from "../queue/add-job.ts";
import { byWhom, type Desk, signedIn } from "./desk.ts";

/** The staff. At least one owner always remains: nobody can demote or remove herself. */
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
        const by = await byWhom(desk);
        await dateTriggers({ tx, at: by.at });
        const { rows } = await sql<{ id: string }>`
          insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role,
                              "bookingsSeenAt")
          values (${randomUUID()}, ${name}, ${email.trim().toLowerCase()}, true, ${by.at}, ${by.at},
                  ${role}, ${by.at})
          on conflict (email) do nothing returning id
        `.execute(tx);
        const id = rows[0]?.id ?? (await inviteAgain(tx, { name, email, role }));
        const facts = { role };
        await noteActivity(tx, by, { kind: "person-invited", subject: id, facts });
        await addJob(tx, "send-door-link", { personId: id });
      }),
    changeRole: (personId, role) =>
      asOwner(desk, personId, async (tx) => {
        const by = await byWhom(desk);
        await dateTriggers({ tx, at: by.at });
        const { rows } = await sql<{ before: Role }>`
          update "user" set role = ${role} from "user" as old
          where "user".id = ${personId} and old.id = "user".id and old.role <> ${role}
          returning old.role as before
        `.execute(tx);
        for (const { before } of rows) {
          const facts = { before, after: role };
          const entry = { kind: "role-changed", subject: personId, facts } as const;
          await noteActivity(tx, by, entry);
        }
      }),
    removePerson: (personId) =>
      asOwner(desk, personId, async (tx) => {
        const { rows } = await sql`
          delete from "user" where id = ${personId} returning id
        `.execute(tx);
        if (rows.length === 0) return;
        const entry = { kind: "person-removed", subject: personId, facts: {} } as const;
        await noteActivity(tx, await byWhom(desk), entry);
      }),
  };
}

/** A person with a password is not invited again: the link would bypass her password. */
async function inviteAgain(
  tx: Tx,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update "user" set name = ${name}, role = ${role}
    where email = ${email.trim().toLowerCase()}
      and not exists (select from account where "userId" = "user".id and password is not null)
    returning id
  `.execute(tx);
  const [person] = rows;
  if (!person) throw new AppError("person-known");
  return person.id;
}

/**
 * Nobody changes herself, and two owners who change each other are serialised: the second is no
 * longer an owner. So one always remains.
 */
async function asOwner(
  desk: Desk,
  personId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const me = await signedIn(desk);
  if (me.id === personId) throw new AppError("not-allowed");
  await inTransaction(desk.deps.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from "user" where role = 'owner' order by id for update
    `.execute(tx);
    if (!rows.some(({ id }) => id === me.id)) throw new AppError("not-allowed");
    await change(tx);
  });
}
