import type { FastifyPluginAsync } from "fastify";
import { type Faults, noFaults } from "../faults.ts";
import type { ReceivedMail } from "../received-mail.ts";
import type { InboxDeps } from "./deps.ts";

type WithId = { Params: { id: string } };

const count = { type: "integer", minimum: 0 };
const FAULT_CHANGES = {
  type: "object",
  additionalProperties: false,
  properties: {
    temporary: count,
    permanent: count,
    cut: count,
    slowMs: count,
    down: { type: "boolean" },
  },
};

export const inboxApi: FastifyPluginAsync<InboxDeps> = async (app, deps) => {
  const { store, faults, changeFaults } = deps;

  app.get("/api/messages", () => store.newestFirst().map(toJson));

  app.get<WithId>("/api/messages/:id", (request, reply) => {
    const mail = store.find(request.params.id);
    return mail ? toJson(mail) : reply.callNotFound();
  });

  app.delete("/api/messages", async (_request, reply) => {
    await store.clear();
    return reply.code(204).send();
  });

  app.get("/api/faults", () => faults);

  app.put<{ Body: Partial<Faults> }>(
    "/api/faults",
    { schema: { body: FAULT_CHANGES } },
    async (request) => {
      await changeFaults(request.body);
      return faults;
    },
  );

  app.delete("/api/faults", async (_request, reply) => {
    await changeFaults(noFaults());
    return reply.code(204).send();
  });
};

function toJson(mail: ReceivedMail) {
  return {
    ...mail,
    raw: mail.raw.toString("utf8"),
    attachments: mail.attachments.map((attachment) => ({
      ...attachment,
      content: attachment.content.toString("base64"),
    })),
  };
}
