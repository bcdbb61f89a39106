import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/connect.ts";

type Watched = { readonly db: Database; readonly log: FastifyBaseLogger };

/** Backups contain all guest data, so an unencrypted one is logged every day. */
export async function watchBackup({ db, log }: Watched): Promise<void> {
  const last = await db
    .selectFrom("operation_mark")
    .select("facts")
    .where("name", "=", "backup")
    .executeTakeFirst();
  if (!last) return log.warn({}, "backup-missing");
  const { encrypted } = last.facts as { encrypted?: boolean };
  if (encrypted !== true) log.warn({}, "backup-not-encrypted");
}
