import type { FastifyPluginAsync } from "fastify";
import { HTML } from "../../page.ts";
import { noFaults } from "../faults.ts";
import type { InboxDeps } from "./deps.ts";
import { sendDownload } from "./download.ts";
import { turnKnob } from "./fault-panel.ts";
import { listPage } from "./list-page.ts";
import { BODY_POLICY, mailBody } from "./mail-body.ts";
import { isView, mailPage } from "./mail-page.ts";

type WithId = { Params: { id: string } };

export const inboxPages: FastifyPluginAsync<InboxDeps> = async (app, deps) => {
  const { store, faults, changeFaults } = deps;

  app.get("/", (_request, reply) => reply.type(HTML).send(listPage(store.newestFirst(), faults)));

  app.get<WithId & { Querystring: { view?: string } }>("/messages/:id", (request, reply) => {
    const mail = store.find(request.params.id);
    const view = request.query.view ?? (mail?.html === null ? "text" : "html");
    if (!mail || !isView(view)) return reply.callNotFound();
    return reply.type(HTML).send(mailPage(mail, view));
  });

  app.get<WithId>("/messages/:id/body", (request, reply) => {
    const mail = store.find(request.params.id);
    if (!mail) return reply.callNotFound();
    return reply.header("content-security-policy", BODY_POLICY).type(HTML).send(mailBody(mail));
  });

  app.get<{ Params: { id: string; index: string } }>(
    "/messages/:id/attachments/:index",
    (request, reply) => {
      const attachment = store.find(request.params.id)?.attachments[Number(request.params.index)];
      if (!attachment) return reply.callNotFound();
      return sendDownload(reply, { ...attachment, filename: attachment.filename ?? "anexo" });
    },
  );

  app.get<WithId>("/messages/:id/original", (request, reply) => {
    const mail = store.find(request.params.id);
    if (!mail) return reply.callNotFound();
    const filename = `${mail.id}.eml`;
    return sendDownload(reply, { filename, mimeType: "message/rfc822", content: mail.raw });
  });

  app.post<{ Body: { knob?: string } }>("/faults", async (request, reply) => {
    const changes = turnKnob(request.body.knob ?? "", faults);
    if (!changes) return reply.code(400).send();
    await changeFaults(changes);
    return reply.redirect("/", 303);
  });

  app.post("/faults/reset", async (_request, reply) => {
    await changeFaults(noFaults());
    return reply.redirect("/", 303);
  });

  app.post("/clear", async (_request, reply) => {
    await store.clear();
    return reply.redirect("/", 303);
  });
};
