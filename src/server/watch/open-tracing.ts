import type { LogEvent } from "kysely";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { connect, type Database } from "../database/connect.ts";
import type { Payments } from "../payments/payments.ts";
import type { MailTransport } from "../smtp/transport.ts";
import type { Tracing } from "./tracing.ts";

const paymentCalls = [
  "openSession",
  "findSession",
  "findLostSession",
  "endSession",
  "refund",
  "findRefund",
] as const;

const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]{1,40})"?/i;
const operation = /^\s*([a-z]{1,12})\b/i;
const written = /^\s*with\b.*?\b(insert) into\b/is;

type Traced = {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly payments: Payments;
  readonly mail: MailTransport;
};

/**
 * Wraps the dependencies in spans if a collector is configured. Otherwise they are returned as they
 * are, and the tracing libraries are not loaded.
 */
export async function openTracing<D extends Traced>(deps: D): Promise<D & { tracing?: Tracing }> {
  const endpoint = deps.config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return deps;
  const { createTracing } = await import("./tracing.ts");
  const tracing = createTracing(endpoint);
  return {
    ...deps,
    tracing,
    db: connect(deps.pool, (statement) => noteStatement(tracing, statement)),
    payments: tracedPayments(deps.payments, tracing),
    mail: { ...deps.mail, send: (mail) => tracing.span("mail", {}, () => deps.mail.send(mail)) },
  };
}

function noteStatement(tracing: Tracing, event: LogEvent): void {
  const error = event.level === "error" ? event.error : undefined;
  tracing.note(statementName(event.query.sql), event.queryDurationMillis, error);
}

/** Operation and table of a statement. Its text contains no values, but is not exported either. */
export function statementName(sql: string): string {
  const [, verb = "statement"] = written.exec(sql) ?? operation.exec(sql) ?? [];
  const [, name] = table.exec(sql) ?? [];
  return name ? `${verb.toLowerCase()} ${name.toLowerCase()}` : verb.toLowerCase();
}

function tracedPayments(payments: Payments, tracing: Tracing): Payments {
  const traced = paymentCalls.map((name) => {
    const call = payments[name] as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      (...args: unknown[]) => tracing.span(`payment ${name}`, {}, () => call(...args)),
    ] as const;
  });
  return {
    ...payments,
    ...(Object.fromEntries(traced) as Pick<Payments, (typeof paymentCalls)[number]>),
    async *listSessions(openedSince) {
      const began = Date.now();
      let failure: unknown;
      try {
        yield* payments.listSessions(openedSince);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        tracing.note("payment listSessions", Date.now() - began, failure);
      }
    },
  };
}
