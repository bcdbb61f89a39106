import type { FastifyInstance, FastifyRequest } from "fastify";
import { pictureUploadUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Desk } from "../owner/desk.ts";
import { createOwnerApi } from "../owner/owner-api.ts";
import { admit } from "../owner/permissions.ts";

const LARGEST_PICTURE = 15 * 1024 * 1024;

/** Many sizes in three formats, on whatever machine this is. */
const ENCODED_WITHIN_MS = 60_000;

/**
 * A photo as the phone has it, one per call, the bytes as they are. The only body in the house that
 * may be large, so who sends it is asked before any of it is read.
 */
export async function pictureRoute(
  app: FastifyInstance,
  { deskFor }: { deskFor(request: FastifyRequest): Desk },
): Promise<void> {
  const desks = new WeakMap<FastifyRequest, Desk>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^image\//,
    { parseAs: "buffer", bodyLimit: LARGEST_PICTURE },
    (_request, body, done) => done(null, body),
  );
  app.post(pictureUploadUrl, {
    config: { deadlineMs: ENCODED_WITHIN_MS },
    onRequest: async (request) => {
      const desk = deskFor(request);
      await admit(desk, "addPicture");
      desks.set(request, desk);
    },
    handler: async (request, reply) => {
      const desk = desks.get(request);
      if (!desk || !(request.body instanceof Buffer)) throw new AppError("invalid-request");
      reply.header("cache-control", "no-store");
      return createOwnerApi(desk).addPicture(request.body);
    },
  });
}
