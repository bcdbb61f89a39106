import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { openTestApp } from "../tests/support/test-app.ts";
import { day } from "./domain/day.ts";
import type { Month } from "./domain/month.ts";
import { listAskedChanges } from "./server/amendments/pending-change.ts";
import { newBookingIds } from "./server/bookings/new-bookings.ts";
import { getNumbers } from "./server/numbers/get-numbers.ts";
import { chaseMails } from "./server/outbox/chase-mails.ts";
import { resumeWork } from "./server/reconciler/resume-work.ts";

const PAST = 2_000;
/** No unrelated row should be read; an index page may hold a few. */
const FEW = 20;

const app = await openTestApp();
const { deps } = app;
const now = () => new Date(deps.clock());

/** Years of past and cancelled bookings whose mails were sent long ago. */
beforeAll(async () => {
  await deps.pool.query(
    `insert into booking (code, listing_id, check_in, check_out, state, adults, created_at,
                          confirmed_at)
     select 'OLD' || n, 'mar', '2015-01-01'::date + n % 2000, '2015-01-02'::date + n % 2000,
            case when n % 2 = 0 then 'cancelled' else 'confirmed' end, 2, '2015-01-01', '2015-01-01'
     from generate_series(1, $1::int) as n`,
    [PAST],
  );
  await deps.pool.query(
    "insert into booking_account (booking_id, total, received) select id, 100, 100 from booking",
  );
  await deps.pool.query(
    `insert into payment_session (id, booking_id, provider, purpose, amount, state, checkout_id,
                                  expires_at, opened_at)
     select id, id, 'stripe', 'booking', 100, 'paid', 'cs_' || id, '2015-01-01', '2015-01-01'
     from booking`,
  );
  await deps.pool.query(
    `insert into account_entry (booking_id, kind, stay_id, amount, line, at, actor, source)
     select id, 'charge', id, 100, '{"kind": "agreed", "amount": 100}', '2015-01-01', 'x', 'admin'
     from booking`,
  );
  await deps.pool.query(
    `insert into payment (booking_id, means, amount, at, by, received_on)
     select id, 'pix', 100, check_in, 'x', check_in from booking`,
  );
  await deps.pool.query(
    `insert into mail (booking_id, kind, created_at, sent_at)
     select id, 'confirmation', '2015-01-01', '2015-01-01' from booking`,
  );
  await deps.pool.query(
    `insert into stay_change (booking_id, stay_id, before, listing_id, check_in, check_out, adults,
                              children_up_to_12, children_above_12, lines, refund_percent, state,
                              made_at, ended_at)
     select id, id, '{}', listing_id, check_in, check_out, 2, 0, 0, '[]', 100, 'declined',
            '2015-01-01', '2015-01-02'
     from booking`,
  );
  await deps.pool.query(
    `insert into "user" (id, name, email, "emailVerified", "updatedAt")
     values ('lia', 'Lia', 'lia@exemplo.example', true, now())`,
  );
  await deps.pool.query("vacuum analyze");
});

const figuresOf = (month: string) => () =>
  getNumbers(deps.db, day("2026-01-15"), month as Month, 1);

test.each<[string, () => Promise<unknown>]>([
  ["mails that wait too long", () => chaseMails(deps, now())],
  ["work that was left behind", () => resumeWork(deps, now())],
  ["bookings she has not seen", () => newBookingIds(deps.db, "lia")],
  ["changes that guests ask for", () => listAskedChanges(deps.db)],
  ["a month's figures", figuresOf("2026-01")],
])("looking for %s reads little of the years before", async (_, look) => {
  const plans = await plansOf(look);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(rowsRead(plan)).toBeLessThan(FEW);
});

test("figures of a month among the others scan no table again for each of its stays", async () => {
  const plans = await plansOf(figuresOf("2017-06"));
  expect(plans.length).toBeGreaterThan(1);
  expect(plans.flatMap(repeatedScans)).toEqual([]);
});

/** The plans of those statements that read growing tables. */
async function plansOf(look: () => Promise<unknown>): Promise<Plan[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await look();
  const asked = query.mock.calls.map(([first, second]) => toStatement(first, second));
  query.mockRestore();
  const reads = asked.filter(({ text }) =>
    /\b(mail|booking|account_entry|stay_change)\b/.test(text),
  );
  return Promise.all(
    reads.map(async ({ text, values }) => {
      const { rows } = await deps.pool.query(`explain (analyze, format json) ${text}`, values);
      return rows[0]["QUERY PLAN"][0].Plan;
    }),
  );
}

function toStatement(asked: unknown, given: unknown): { text: string; values: unknown[] } {
  const text = typeof asked === "string" ? asked : (asked as { text: string }).text;
  return { text, values: Array.isArray(given) ? given : [] };
}

type Plan = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
};

const GROWING = [
  ...["mail", "booking", "stay", "account_entry", "payment", "portal_stay", "stay_change"],
];

/** Rows read from the growing tables, including those filtered out. */
function rowsRead(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
  const grows = GROWING.includes(plan["Relation Name"] ?? "");
  const each = plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0);
  return inner + (grows ? each * plan["Actual Loops"] : 0);
}

function repeatedScans(plan: Plan): string[] {
  const name = plan["Relation Name"] ?? "";
  const isRepeated = plan["Node Type"] === "Seq Scan" && plan["Actual Loops"] > 1;
  const inner = (plan.Plans ?? []).flatMap(repeatedScans);
  return isRepeated && GROWING.includes(name) ? [name, ...inner] : inner;
}
