import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { PAGE_FILES, SCRIPT_PAGE } from "../page.ts";
import { Problem, readOrder } from "../problem.ts";
import { serveFiles } from "../serve-files.ts";
import { FAULT_MODES } from "./faults.ts";
import { Refusal } from "./refusal.ts";
import type { Kind, Provider, StandIn } from "./stand-in.ts";
import { RELEASE_ORDERS } from "./webhook-mode.ts";

const modeOrder = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("normal") }),
  z.strictObject({ mode: z.literal("drop"), events: z.int().min(1) }),
  z.strictObject({ mode: z.literal("delay"), ms: z.int().min(0) }),
  z.strictObject({ mode: z.literal("duplicate"), copies: z.int().min(2) }),
  z.strictObject({ mode: z.literal("hold") }),
]);

const releaseOrder = z.strictObject({
  order: z.enum(RELEASE_ORDERS).default("recorded"),
  seed: z.int().default(1),
});

/** The control surface, for tests in another process, and the page on top of it, for people. */
export function controlRoutes<K extends Kind>(
  server: FastifyInstance,
  sandbox: StandIn<K>,
  provider: Provider<K>,
) {
  server.get("/", async (_request, reply) => {
    provider.timePasses(sandbox);
    return reply.headers(SCRIPT_PAGE).send(provider.panel(sandbox));
  });
  serveFiles(server, PAGE_FILES);
  server.register(
    async (control) => {
      control.addHook("onRequest", async () => provider.timePasses(sandbox));
      control.addHook("onSend", async () => sandbox.save());
      control.setErrorHandler((error, _request, reply) => {
        const told = { error: error instanceof Error ? error.message : "" };
        if (error instanceof Problem) return reply.code(error.status).send(told);
        if (error instanceof Refusal) return reply.code(409).send(told);
        throw error;
      });
      booksOrders(control, sandbox, provider);
      noticeOrders(control, sandbox, provider);
      faultOrders(control, sandbox, provider);
      provider.orders(control, sandbox);
      serveFiles(control, {
        "/panel.css": new URL("./panel.css", import.meta.url),
        "/panel.js": new URL("./panel.js", import.meta.url),
      });
    },
    { prefix: "/__control" },
  );
}

function booksOrders<K extends Kind>(
  server: FastifyInstance,
  sandbox: StandIn<K>,
  provider: Provider<K>,
) {
  const { books, courier, faults } = sandbox;
  server.get("/ledger", async () => provider.readLedger(books));
  server.post("/reset", async () => {
    await courier.stop();
    courier.mode = { mode: "normal" };
    courier.style = {};
    faults.clear();
    provider.forget(sandbox);
    Object.assign(books, provider.emptyBooks());
    return { reset: true };
  });
}

function noticeOrders<K extends Kind>(
  server: FastifyInstance,
  { books, courier }: StandIn<K>,
  { notices, post }: Provider<K>,
) {
  server.get(`/${notices.path}`, async () => notices.of(books));
  server.post("/webhooks", async (request) => {
    courier.mode = readOrder(modeOrder, request.body);
    return courier.mode;
  });
  server.post("/webhooks/release", async (request) => ({
    released: await courier.release(readOrder(releaseOrder, request.body)),
  }));
  server.post<{ Params: { id: string } }>(`/${notices.path}/:id/deliver`, async (request) => {
    const { id } = request.params;
    const notice = notices.of(books).find((one) => String(post.idOf(one)) === id);
    if (!notice) throw new Problem(404, `No such notice: ${id}`);
    const changes = readOrder(notices.changes, request.body);
    const delivery = await courier.deliverNow(notice, changes);
    if (!delivery) throw new Problem(409, "No webhook address is set.");
    return delivery;
  });
}

function faultOrders<K extends Kind>(
  server: FastifyInstance,
  { faults }: StandIn<K>,
  { calls }: Provider<K>,
) {
  const order = z.strictObject({
    path: z.string().refine((path) => path === "*" || calls.path.test(path)),
    method: z.enum(calls.methods).nullable().default(null),
    mode: z.enum(FAULT_MODES),
    times: z.int().min(1).default(1),
    ms: z.int().min(0).default(0),
  });
  server.post("/faults", async (request) => {
    faults.order(readOrder(order, request.body));
    return faults.list();
  });
  server.delete("/faults", async () => {
    faults.clear();
    return faults.list();
  });
}
