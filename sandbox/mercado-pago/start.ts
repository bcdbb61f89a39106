import { type Running, type StandInOptions, startStandIn } from "../provider/start.ts";
import { MercadoPagoRefusal } from "./api/refusal.ts";
import { bankRoutes } from "./bank/routes.ts";
import { cardOrders } from "./control/card-orders.ts";
import { habitOrders, styleChanges } from "./control/habit-orders.ts";
import { moneyOrders } from "./control/money-orders.ts";
import { panel } from "./control/panel.ts";
import { pixOrders } from "./control/pix-orders.ts";
import { hostedRoutes } from "./hosted/routes.ts";
import { pageFiles } from "./pages.ts";
import { paymentBody } from "./payments/payment-body.ts";
import { preferenceBody } from "./preferences/preference-body.ts";
import { apiRoutes } from "./routes.ts";
import { type MercadoPagoKind, usualHabits } from "./sandbox.ts";
import { emptyBooks } from "./state/books.ts";
import { type LedgerLine, readLedger } from "./state/ledger.ts";
import { timePasses } from "./time-passes.ts";
import { notificationPost } from "./webhooks/post-notification.ts";

export type MercadoPagoSandboxOptions = StandInOptions & {
  /** How long searches lag behind what is read by id. */
  indexLagMs?: number;
};

export type MercadoPagoSandbox = Running<LedgerLine>;

export function startMercadoPagoSandbox({
  indexLagMs = 0,
  ...options
}: MercadoPagoSandboxOptions = {}): Promise<MercadoPagoSandbox> {
  return startStandIn<MercadoPagoKind>(
    {
      own: { habits: usualHabits(indexLagMs) },
      emptyBooks,
      readLedger,
      timePasses,
      post: notificationPost,
      notices: {
        path: "notifications",
        of: ({ notifications }) => notifications,
        changes: styleChanges,
      },
      calls: { path: /^\/(v1|checkout|users)\/./, methods: ["GET", "POST", "PUT"] },
      serve(server, sandbox) {
        server.register(apiRoutes, { sandbox });
        server.register(hostedRoutes, { sandbox });
        server.register(bankRoutes, { sandbox });
        server.register(pageFiles);
        server.setNotFoundHandler((request, reply) => {
          const path = request.url.split("?")[0];
          const refusal = new MercadoPagoRefusal(404, `no such resource: ${path}`);
          return reply.code(404).send(refusal.body);
        });
      },
      orders(server, sandbox) {
        const { books } = sandbox;
        server.get("/payments", async () => books.payments.map((one) => paymentBody(sandbox, one)));
        server.get("/preferences", async () =>
          books.preferences.map((one) => preferenceBody(sandbox, one)),
        );
        pixOrders(server, sandbox);
        cardOrders(server, sandbox);
        moneyOrders(server, sandbox);
        habitOrders(server, sandbox);
      },
      panel,
      forget({ habits }) {
        Object.assign(habits, usualHabits(habits.indexLagMs));
      },
    },
    options,
  );
}
