import type { FastifyInstance } from "fastify";
import { Problem } from "../../problem.ts";
import { serveFiles } from "../../serve-files.ts";
import { Refusal } from "../api/refusal.ts";
import { PAGE_HEADERS } from "../pages.ts";
import type { Sandbox } from "../sandbox.ts";
import { emptyBooks } from "../state/books.ts";
import { readLedger } from "../state/ledger.ts";
import { timePasses } from "../time-passes.ts";
import { disputeOrders } from "./dispute-orders.ts";
import { eventOrders } from "./event-orders.ts";
import { panelPage } from "./panel-page.ts";
import { sessionOrders } from "./session-orders.ts";
import { troubleOrders } from "./trouble-orders.ts";

export async function controlRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  const { books } = sandbox;

  server.addHook("onRequest", async () => timePasses(sandbox));
  server.addHook("onSend", async () => sandbox.save());

  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Problem) return reply.code(error.status).send({ error: error.message });
    if (error instanceof Refusal) return reply.code(409).send({ error: error.message });
    throw error;
  });

  server.get("/ledger", async () => readLedger(books));
  server.get("/sessions", async () => books.sessions.map(({ session }) => session));
  server.get("/events", async () => books.events);

  server.post("/reset", async () => {
    await sandbox.courier.stop();
    sandbox.courier.mode = { mode: "normal" };
    sandbox.faults.clear();
    sandbox.refundBehaviour = null;
    Object.assign(books, emptyBooks());
    return { reset: true };
  });

  sessionOrders(server, sandbox);
  disputeOrders(server, sandbox);
  eventOrders(server, sandbox);
  troubleOrders(server, sandbox);

  serveFiles(server, {
    "/panel.css": new URL("./panel.css", import.meta.url),
    "/panel.js": new URL("./panel.js", import.meta.url),
  });
}

export async function panelRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  server.get("/", async (_request, reply) => {
    timePasses(sandbox);
    return reply.headers(PAGE_HEADERS).send(String(panelPage(sandbox)));
  });
}
