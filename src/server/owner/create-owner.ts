import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { sql } from "kysely";
import { noteActivity } from "../activity/note-activity.ts";
import type { Database } from "../database/connect.ts";
import { dateTriggers } from "../database/date-triggers.ts";
import { inTransaction } from "../database/transaction.ts";
import { endLinks } from "./password-links.ts";

/** Creates an owner account. Called again, it sets a new password. */
export async function createOwner(
  db: Database,
  person: { name: string; email: string; password: string },
  at: Date,
): Promise<void> {
  const email = person.email.toLowerCase();
  const password = await hashPassword(person.password);
  await inTransaction(db, async (tx) => {
    await dateTriggers({ tx, at });
    const { rows } = await sql<{ id: string }>`
      insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role,
                          "bookingsSeenAt")
      values (${randomUUID()}, ${person.name}, ${email}, true, ${at}, ${at}, 'owner', ${at})
      on conflict (email) do update set name = excluded.name, role = 'owner', "updatedAt" = ${at}
      returning id
    `.execute(tx);
    const userId = rows[0]?.id ?? "";
    await sql`delete from account where "userId" = ${userId} and "providerId" = 'credential'`.execute(
      tx,
    );
    await sql`
      insert into account
        (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      values (${randomUUID()}, ${userId}, 'credential', ${userId}, ${password}, ${at}, ${at})
    `.execute(tx);
    await sql`delete from session where "userId" = ${userId}`.execute(tx);
    await endLinks(tx, userId);
    const by = { cause: { actor: "system", source: "command" }, at } as const;
    await noteActivity(tx, by, { kind: "owner-made", subject: userId, facts: {} });
  });
}
