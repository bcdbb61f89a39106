import { connect } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { noteStatement } from "./note-statement.ts";
import type { Tracing } from "./tracing.ts";

const paymentCalls = [
  "openSession",
  "findSession",
  "findSessionOfBooking",
  "endSession",
  "refund",
  "findRefund",
] as const;

/**
 * The same house, traced, if the settings name a collector. If not, it is returned as it is: no
 * wrapper stands in anybody's way, and the libraries are not even loaded.
 */
export async function openTracing(deps: Deps): Promise<Deps> {
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

function tracedPayments(provider: Deps["payments"], tracing: Tracing): Deps["payments"] {
  const traced = paymentCalls.map((name) => {
    const call = provider[name] as (...args: unknown[]) => Promise<unknown>;
    return [
      name,
      (...args: unknown[]) => tracing.span(`payment ${name}`, {}, () => call(...args)),
    ] as const;
  });
  return {
    ...provider,
    ...(Object.fromEntries(traced) as Pick<Deps["payments"], (typeof paymentCalls)[number]>),
    async *listSessions(openedSince) {
      const began = Date.now();
      let failure: unknown;
      try {
        yield* provider.listSessions(openedSince);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        tracing.note("payment listSessions", Date.now() - began, failure);
      }
    },
  };
}
