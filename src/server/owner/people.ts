import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Colleague } from "../../contract/owner/people.ts";
import { AppError } from "../../domain/app-error.ts";
import { type Role, roles } from "../../domain/person.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Tx } from "../database/connect.ts";
import { dateTriggers } from "../database/date-triggers.ts";
import { inTransaction } from "../database/transaction.ts";
import { addJob } from "../queue/add-job.ts";
import * as value from "../values.ts";
import { type Asking, reads, verb } from "../verb.ts";
import { around, aroundByOwner } from "./step-up.ts";

/** The staff. At least one owner always remains: no owner can change or remove herself. */
export const listPeople = reads({
  who: "owner",
  takes: z.void(),
  async run({ deps }) {
    const { rows } = await sql<Colleague>`
      select "user".id, name, email, role, "twoFactorEnabled" as "secondFactor",
             exists (select from account where "userId" = "user".id and password is not null)
               as accepted
      from "user" order by role, name
    `.execute(deps.db);
    return rows;
  },
});

const role = z.enum(roles);

/** Creates the person and queues the mail with the link; repeated, it sends a new link. */
export const invite = verb({
  who: "owner",
  does: "writes",
  stepUp: aroundByOwner,
  leaves: ["person-invited"],
  takes: z.object({ name: value.text, email: value.text, role }),
  run: ({ deps, cause, at }, person) =>
    inTransaction(deps.db, async (tx) => {
      await dateTriggers({ tx, at });
      const { rows } = await sql<{ id: string }>`
        insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role,
                            "bookingsSeenAt")
        values (${randomUUID()}, ${person.name}, ${person.email.trim().toLowerCase()}, true, ${at},
                ${at}, ${person.role}, ${at})
        on conflict (email) do nothing returning id
      `.execute(tx);
      const id = rows[0]?.id ?? (await inviteAgain(tx, person));
      const entry = { kind: "person-invited", subject: id, facts: { role: person.role } } as const;
      await noteActivity(tx, { cause, at }, entry);
      await addJob(tx, "send-password-link", { personId: id });
    }),
});

export const changeRole = verb({
  who: "owner",
  does: "writes",
  stepUp: around,
  leaves: ["role-changed"],
  takes: z.object({ personId: value.id, role }),
  run: (asking, { personId, role: after }) =>
    asOwner(asking, personId, async (tx) => {
      const { cause, at } = asking;
      await dateTriggers({ tx, at });
      const { rows } = await sql<{ before: Role }>`
        update "user" set role = ${after} from "user" as old
        where "user".id = ${personId} and old.id = "user".id and old.role <> ${after}
        returning old.role as before
      `.execute(tx);
      for (const { before } of rows) {
        const entry = {
          kind: "role-changed",
          subject: personId,
          facts: { before, after },
        } as const;
        await noteActivity(tx, { cause, at }, entry);
      }
    }),
});

export const removePerson = verb({
  who: "owner",
  does: "writes",
  stepUp: around,
  leaves: ["person-removed"],
  takes: z.object({ personId: value.id }),
  run: (asking, { personId }) =>
    asOwner(asking, personId, async (tx) => {
      const { rows } = await sql`
        delete from "user" where id = ${personId} returning id
      `.execute(tx);
      if (rows.length === 0) return;
      const entry = { kind: "person-removed", subject: personId, facts: {} } as const;
      await noteActivity(tx, asking, entry);
    }),
});

/** A person with a password is not invited again: the link would replace the password. */
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
 * Nobody changes her own role, and two owners who change each other are serialised: the second is
 * no longer an owner and is refused. So one always remains.
 */
async function asOwner(
  { deps, person: me }: Asking,
  personId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  if (me.id === personId) throw new AppError("not-allowed");
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from "user" where role = 'owner' order by id for update
    `.execute(tx);
    if (!rows.some(({ id }) => id === me.id)) throw new AppError("not-allowed");
    await change(tx);
  });
}
