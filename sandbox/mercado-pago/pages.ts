import type { FastifyInstance, FastifyReply } from "fastify";
import { html, type Markup } from "../html.ts";
import { FORM_PAGE, page, readForms } from "../page.ts";
import { serveFiles } from "../serve-files.ts";
import type { Sandbox } from "./sandbox.ts";
import { timePasses } from "./time-passes.ts";

type Shown = { title: string; content: Markup; goesTo?: string | null };

const SECONDS_UNTIL_RETURN = 5;

export function shown({ title, content, goesTo = null }: Shown): string {
  return page({
    title,
    harmless: "nenhum valor é cobrado",
    style: "/mercado-pago.css",
    head:
      goesTo === null
        ? null
        : html`<meta http-equiv="refresh" content="${SECONDS_UNTIL_RETURN};url=${goesTo}">`,
    content: html`<h1>${title}</h1>${content}`,
  });
}

/** Pages with plain forms, which read and save the state like every API call. */
export function withPages(server: FastifyInstance, sandbox: Sandbox) {
  readForms(server);
  server.addHook("onRequest", async () => timePasses(sandbox));
  server.addHook("onSend", async () => sandbox.save());
}

export function sendPage(reply: FastifyReply, status: number, body: string) {
  return reply.headers(FORM_PAGE).code(status).send(body);
}

export async function pageFiles(server: FastifyInstance) {
  const style = new URL("./mercado-pago.css", import.meta.url);
  serveFiles(server, { "/mercado-pago.css": style });
}
