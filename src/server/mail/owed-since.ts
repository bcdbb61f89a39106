import { type Expression, sql } from "kysely";

/** A resent mail counts from the time it was resent. */
export const owedSince: Expression<Date> = sql<Date>`coalesce(mail.resent_at, mail.created_at)`;
