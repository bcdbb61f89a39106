import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ActivityKind } from "../../domain/activity.ts";

type Instant = ColumnType<Date, Date, Date>;

/** The audit log of /admin, and what changing where money goes requires. */
export type ActivityTables = {
  activity: {
    id: Generated<string>;
    at: Instant;
    kind: ActivityKind;
    actor: string;
    subject: string | null;
    facts: JSONColumnType<object, string, string>;
  };
  /** A password or code given once more in this session. */
  step_up: { session_id: string; given_at: Instant };
  former_pix_key: {
    id: Generated<string>;
    key: string;
    payee: string;
    left_at: Instant;
    is_ours: boolean;
  };
};
