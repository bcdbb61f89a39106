import type { FastifyInstance, FastifyRequest } from "fastify";
import { pictureUploadUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { MOST_PHOTOS } from "../media/decoder.ts";
import { createPlaces } from "../media/places.ts";
import type { Desk } from "../owner/desk.ts";
import { createOwnerApi } from "../owner/owner-api.ts";
import { admit } from "../owner/permissions.ts";

export const LARGEST_PICTURE = 15 * 1024 * 1024;

/** Encoding many sizes in three formats takes long on a slow machine. */
const ENCODED_WITHIN_MS = 90_000;

/**
 * One original photo per call, as raw bytes. It is the only large body that is accepted, so the
 * session is checked before the body is read.
 */
export async function pictureRoute(
  app: FastifyInstance,
  { deskFor }: { deskFor(request: FastifyRequest): Desk },
): Promise<void> {
  const desks = new WeakMap<FastifyRequest, Desk>();
  const places = createPlaces(MOST_PHOTOS);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^image\//,
    { parseAs: "buffer", bodyLimit: LARGEST_PICTURE },
    (_request, body, done) => done(null, body),
  );
  app.post(pictureUploadUrl, {
    config: { deadlineMs: ENCODED_WITHIN_MS },
    onRequest: async (request, reply) => {
      const desk = deskFor(request);
      await admit(desk, "addPicture");
      places.take(reply, request.id);
      desks.set(request, desk);
    },
    handler: async (request, reply) => {
      const desk = desks.get(request);
      const { body } = request;
      if (!desk || !(body instanceof Buffer)) throw new AppError("invalid-request");
      reply.header("cache-control", "no-store");
      return places.during(reply, () => createOwnerApi(desk).addPicture(body));
    },
  });
}
