import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { PAGE_FILES, SCRIPT_PAGE } from "../../page.ts";
import { serveFiles } from "../../serve-files.ts";
import { sessionBySecret } from "../checkout/find-session.ts";
import { PLATFORM_ACCOUNT, PLATFORM_PUBLISHABLE_KEY } from "../credentials.ts";
import { answerChallenge, type PaymentOutcome, payByCard } from "../paying/pay-by-card.ts";
import { payByPix } from "../paying/pay-by-pix.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";
import { timePasses } from "../time-passes.ts";
import { formDocument, noticeDocument } from "./document.ts";
import { answerFor, cardOrder, challengeOrder, pixOrder } from "./orders.ts";

type Framed = { Querystring: { client_secret?: string; key?: string; account?: string } };

const FILES = [
  "stripe.js",
  "embedded.js",
  "checks.js",
  "typing.js",
  "field-errors.js",
  "parent-page.js",
  "tabs.js",
  "page.css",
  "fields.css",
  "actions.css",
];

export async function formRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  server.addHook("onRequest", async () => timePasses(sandbox));
  server.addHook("onSend", async () => sandbox.save());

  server.get<Framed>("/embedded", async (request, reply) => {
    const entry = sessionBySecret(sandbox, request.query.client_secret ?? "");
    const known = entry && belongs(entry, request.query);
    const page = known ? formDocument(entry) : strangerDocument();
    return reply
      .headers(SCRIPT_PAGE)
      .code(known ? 200 : 404)
      .send(String(page));
  });

  server.get<Framed>("/status", async (request, reply) => {
    const entry = sessionBySecret(sandbox, request.query.client_secret ?? "");
    return entry ? { status: entry.session.status } : reply.code(404).send({ status: null });
  });

  const takeOrder = <Order extends { clientSecret: string }>(
    path: string,
    schema: z.ZodType<Order>,
    carryOut: (entry: SessionEntry, order: Order) => PaymentOutcome,
  ) =>
    server.post(path, async (request, reply) => {
      const order = schema.safeParse(request.body);
      if (!order.success) return reply.code(422).send({ error: order.error.message });
      const entry = sessionBySecret(sandbox, order.data.clientSecret);
      if (!entry) return reply.code(404).send({ error: "No such session." });
      return answerFor(carryOut(entry, order.data), entry);
    });

  takeOrder("/card", cardOrder, (entry, order) => payByCard(sandbox, entry, order));
  takeOrder("/pix", pixOrder, (entry, order) => payByPix(sandbox, entry, order.payer));
  takeOrder("/challenge", challengeOrder, (entry, order) => answerChallenge(sandbox, entry, order));

  serveFiles(server, {
    ...Object.fromEntries(FILES.map((file) => [`/${file}`, beside(file)])),
    "/figtree.woff2": PAGE_FILES["/figtree.woff2"],
  });
}

/** Stripe.js with another key or account cannot see the session, even with the right secret. */
function belongs(
  { account }: SessionEntry,
  { key, account: named }: Framed["Querystring"],
): boolean {
  if (key === undefined) return true;
  return key === PLATFORM_PUBLISHABLE_KEY && (named ?? PLATFORM_ACCOUNT) === account;
}

function strangerDocument() {
  return noticeDocument(
    "O pagamento não abriu",
    "A chave, a conta e a sessão não combinam. Nada foi cobrado.",
  );
}

function beside(file: string): URL {
  return new URL(`./${file}`, import.meta.url);
}
