import type { LogEvent } from "kysely";
import type { Tracing } from "./tracing.ts";

const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]{1,40})"?/i;
const operation = /^\s*([a-z]{1,12})\b/i;

export function noteStatement(tracing: Tracing, event: LogEvent): void {
  const error = event.level === "error" ? event.error : undefined;
  tracing.note(statementName(event.query.sql), event.queryDurationMillis, error);
}

/** Verb and table. A prepared statement contains no values, but its text is not reported either. */
export function statementName(sql: string): string {
  const [, verb = "statement"] = operation.exec(sql) ?? [];
  const [, name] = table.exec(sql) ?? [];
  return name ? `${verb.toLowerCase()} ${name.toLowerCase()}` : verb.toLowerCase();
}
