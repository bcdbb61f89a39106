import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage, withPages } from "../pages.ts";
import { findPayment } from "../payments/find-payment.ts";
import { isPix, type PixEntry, pixByCode, receivePix, STRANGER } from "../pix/pay-pix.ts";
import type { Sandbox } from "../sandbox.ts";
import { codePage, confirmPage, donePage } from "./bank-page.ts";

type Asked = { Querystring: { codigo?: string; pagamento?: string } };

const PATH = "/banco";

const payForm = z.object({
  codigo: z.string().default(""),
  conta: z.enum(["guest", "stranger"]).default("guest"),
});

/** The guest's bank: only what paying a Pix needs. */
export async function bankRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  withPages(server, sandbox);

  server.get<Asked>(PATH, async ({ query: { codigo = "", pagamento } }, reply) => {
    if (codigo === "" && pagamento === undefined) return sendPage(reply, 200, codePage("", null));
    const named = pagamento === undefined ? undefined : findPayment(sandbox, pagamento);
    const entry = named && isPix(named) ? named : pixByCode(sandbox, codigo);
    if (!entry) return sendPage(reply, 404, unknown(codigo));
    return sendPage(reply, 200, pageOf(entry));
  });

  server.post(PATH, async ({ body }, reply) => {
    const { codigo, conta } = payForm.parse(body ?? {});
    const entry = pixByCode(sandbox, codigo);
    if (!entry) return sendPage(reply, 404, unknown(codigo));
    const paidBy = conta === "stranger" ? STRANGER : undefined;
    if (entry.status === "pending") receivePix(sandbox, entry, { paidBy });
    return reply.redirect(`${PATH}?pagamento=${entry.id}`, 303);
  });
}

function pageOf(entry: PixEntry): string {
  return entry.status === "pending" ? confirmPage(entry) : donePage(entry);
}

function unknown(code: string): string {
  return codePage(
    code,
    "Este código não é de um Pix deste banco de teste. Copie de novo, inteiro.",
  );
}
