import { Gauge, type Registry } from "prom-client";
import type { WatchedFacts } from "./read-facts.ts";

type Line = {
  readonly name: string;
  readonly help: string;
  /** A fixed set of values, never an id, an address or a name. */
  readonly label?: string;
  read(
    facts: WatchedFacts,
    now: number,
  ): number | null | undefined | Readonly<Record<string, number>>;
};

const lines: readonly Line[] = [
  {
    name: "pousada_paid_without_booking_age_seconds",
    help: "Age of the oldest payment that is neither a booking nor a refund here; 0 if there is none",
    read: ({ books }, now) =>
      books && (books.unsettledSince === null ? 0 : (now - books.unsettledSince) / 1000),
  },
  {
    name: "pousada_ledger_difference_centavos",
    help: "Difference between the provider's payments and our rows, at the last reconciliation",
    read: ({ books }) => books?.difference,
  },
  {
    name: "pousada_refunds_failed",
    help: "Refunds that need a person",
    read: ({ alerts }) => alerts["refund-failed"] ?? 0,
  },
  {
    name: "pousada_open_refund_age_seconds",
    help: "Age of the oldest refund that is not final",
    read: ({ openRefundAge }) => openRefundAge ?? 0,
  },
  {
    name: "pousada_webhook_age_seconds",
    help: "Time since the last accepted webhook event",
    read: ({ eventAge }) => eventAge,
  },
  {
    name: "pousada_webhook_delay_seconds",
    help: "Delay of the last webhook event",
    read: ({ eventDelay }) => eventDelay,
  },
  {
    name: "pousada_job_lag_seconds",
    help: "How long the oldest unstarted job is overdue",
    read: ({ jobLag }) => jobLag ?? 0,
  },
  {
    name: "pousada_jobs_given_up",
    help: "Jobs without attempts left",
    read: ({ jobsGivenUp }) => jobsGivenUp,
  },
  {
    name: "pousada_unpaid_nights_ratio",
    help: "Unpaid held nights of the room that has most of them, as a share of a year",
    read: ({ unpaidShare }) => unpaidShare,
  },
  {
    name: "pousada_operation_age_seconds",
    help: "Time since a maintenance operation last succeeded",
    label: "operation",
    read: ({ operations }) => operations,
  },
  {
    name: "pousada_portal_age_seconds",
    help: "Age of the last successful feed read, the oldest of each portal",
    label: "portal",
    read: ({ portals }) => portals,
  },
  {
    name: "pousada_open_alerts",
    help: "Open alerts that the owner has not dismissed",
    label: "kind",
    read: ({ alerts }) => alerts,
  },
];

/** Metrics read from the database. If it does not answer there are none, rather than stale ones. */
export function factGauges(registry: Registry): (facts: WatchedFacts | null, now: number) => void {
  const gauges = lines.map(({ name, help, label, read }) => {
    const labelNames = label ? [label] : [];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    return (facts: WatchedFacts | null, now: number) => {
      gauge.reset();
      if (!label) gauge.remove();
      const value = facts && read(facts, now);
      if (typeof value === "number") gauge.set(value);
      else if (value && label) {
        for (const [of, one] of Object.entries(value)) gauge.set({ [label]: of }, one);
      }
    };
  });
  return (facts, now) => {
    for (const update of gauges) update(facts, now);
  };
}
