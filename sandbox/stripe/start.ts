import { z } from "zod";
import { type Running, type StandInOptions, startStandIn } from "../provider/start.ts";
import { newRequestId } from "./api/caller.ts";
import { moneyOrders } from "./control/money-orders.ts";
import { panel } from "./control/panel.ts";
import { sessionOrders } from "./control/session-orders.ts";
import { formRoutes } from "./form/routes.ts";
import { apiRoutes } from "./routes.ts";
import type { StripeKind } from "./sandbox.ts";
import { emptyBooks } from "./state/books.ts";
import { type LedgerLine, readLedger } from "./state/ledger.ts";
import { timePasses } from "./time-passes.ts";
import { eventPost } from "./webhooks/post-event.ts";

export type StripeSandbox = Running<LedgerLine>;

type Options = StandInOptions & {
  /** The site sells on the account of its keys, not on a connected one. */
  readonly onOwnAccount?: boolean;
};

export function startStripeSandbox({
  onOwnAccount = false,
  ...options
}: Options = {}): Promise<StripeSandbox> {
  return startStandIn<StripeKind>(
    {
      own: { refundBehaviour: null, hearsOwnAccount: onOwnAccount },
      emptyBooks,
      readLedger,
      timePasses,
      post: eventPost,
      notices: {
        path: "events",
        of: ({ events }) => events,
        changes: z.strictObject({
          account: z.string().exactOptional(),
          livemode: z.boolean().exactOptional(),
        }),
      },
      calls: { path: /^\/v1\/./, methods: ["GET", "POST"] },
      newRequestId,
      serve(server, sandbox) {
        server.register(apiRoutes, { prefix: "/v1", sandbox });
        server.register(formRoutes, { prefix: "/__pay", sandbox });
      },
      orders(server, sandbox) {
        server.get("/sessions", async () => sandbox.books.sessions.map(({ session }) => session));
        sessionOrders(server, sandbox);
        moneyOrders(server, sandbox);
      },
      panel,
      forget(sandbox) {
        sandbox.refundBehaviour = null;
      },
    },
    options,
  );
}
