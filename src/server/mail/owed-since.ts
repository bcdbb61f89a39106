import { type Expression, sql } from "kysely";

/** One that was asked for once more is as old as that wish. */
export const owedSince: Expression<Date> = sql<Date>`coalesce(mail.resent_at, mail.created_at)`;
