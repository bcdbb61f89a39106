import type { FastifyInstance } from "fastify";
import { PAGE_HEADERS } from "../../payments/pages.ts";
import { Problem } from "../../problem.ts";
import { serveFiles } from "../../serve-files.ts";
import { Refusal } from "../api/refusal.ts";
import { paymentBody } from "../payments/payment-body.ts";
import { preferenceBody } from "../preferences/preference-body.ts";
import { type Sandbox, usualHabits } from "../sandbox.ts";
import { emptyBooks } from "../state/books.ts";
import { readLedger } from "../state/ledger.ts";
import { timePasses } from "../time-passes.ts";
import { USUAL_STYLE } from "../webhooks/courier.ts";
import { cardOrders } from "./card-orders.ts";
import { moneyOrders } from "./money-orders.ts";
import { panelPage } from "./panel-page.ts";
import { pixOrders } from "./pix-orders.ts";
import { troubleOrders } from "./trouble-orders.ts";
import { webhookOrders } from "./webhook-orders.ts";

export async function controlRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  const { books, habits } = sandbox;

  server.addHook("onRequest", async () => timePasses(sandbox));
  server.addHook("onSend", async () => sandbox.save());

  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Problem) return reply.code(error.status).send({ error: error.message });
    if (error instanceof Refusal) return reply.code(409).send({ error: error.message });
    throw error;
  });

  server.get("/ledger", async () => readLedger(books));
  server.get("/payments", async () => books.payments.map((entry) => paymentBody(sandbox, entry)));
  server.get("/preferences", async () =>
    books.preferences.map((entry) => preferenceBody(sandbox, entry)),
  );
  server.get("/notifications", async () => books.notifications);
  server.get("/habits", async () => habits);

  server.post("/reset", async () => {
    await sandbox.courier.stop();
    sandbox.courier.mode = { mode: "normal" };
    sandbox.courier.style = USUAL_STYLE;
    sandbox.faults.clear();
    Object.assign(habits, usualHabits(habits.indexLagMs));
    Object.assign(books, emptyBooks());
    return { reset: true };
  });

  pixOrders(server, sandbox);
  cardOrders(server, sandbox);
  moneyOrders(server, sandbox);
  webhookOrders(server, sandbox);
  troubleOrders(server, sandbox);

  const shared = (file: string) => new URL(`../../payments/control/${file}`, import.meta.url);
  serveFiles(server, { "/panel.css": shared("panel.css"), "/panel.js": shared("panel.js") });
}

export async function panelRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  server.get("/", async (_request, reply) => {
    timePasses(sandbox);
    return reply.headers(PAGE_HEADERS).send(String(panelPage(sandbox)));
  });
}
