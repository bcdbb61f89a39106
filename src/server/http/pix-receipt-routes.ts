import type { FastifyInstance, FastifyRequest } from "fastify";
import { pixReceiptUrl } from "../../contract/owner-urls.ts";
import { guestPixReceiptUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { LARGEST_RECEIPT } from "../../domain/hand-pix.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import { createGuestApi } from "../guest/guest-api.ts";
import { MOST_RECEIPTS } from "../media/decoder.ts";
import { createPlaces } from "../media/places.ts";
import type { Desk } from "../owner/desk.ts";
import { createOwnerApi } from "../owner/owner-api.ts";
import { guestSecretFrom } from "./guest-link-route.ts";
import { neighbourhood } from "./limits.ts";

/** Two or three attempts are normal until a picture is legible. */
const OF_ONE = { most: 10, windowMs: 60 * 60_000 };
/** Pictures are decoded one at a time, and each may have to wait. */
const ENCODED_WITHIN_MS = 60_000;

const PATTERN = guestPixReceiptUrl("code").replace("/code/", "/:code/");

type Options = { readonly deps: Deps; deskFor(request: FastifyRequest): Desk };
type Sent = { Params: { code: string } };

/**
 * The guest's picture of the bank's receipt, as raw bytes; sending it also says that the Pix is
 * paid. The body is not read before the link is verified and there is a Pix that it is for.
 */
export async function pixReceiptRoutes(app: FastifyInstance, { deps, deskFor }: Options) {
  const places = createPlaces(MOST_RECEIPTS);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^image\/(jpeg|png|webp|heic|heif|avif)$/,
    { parseAs: "buffer", bodyLimit: LARGEST_RECEIPT },
    (_request, body, done) => done(null, body),
  );
  app.post<Sent>(PATTERN, {
    config: { deadlineMs: ENCODED_WITHIN_MS },
    onRequest: async (request, reply) => {
      const { code } = request.params;
      const pix = await guestOf(deps, request).getPix(code);
      if (!pix) throw new AppError("pix-unknown");
      if (pix.state === "received") throw new AppError("pix-answered");
      places.take(reply, code);
      const isTurn =
        !deps.config.LIMITS || (await take(deps, { of: `receipts ${code}`, ...OF_ONE }));
      if (!isTurn) throw new AppError("too-many-requests");
    },
    handler: async (request, reply) => {
      const key = request.headers["x-form-key"];
      const { body } = request;
      if (!(body instanceof Buffer)) throw new AppError("invalid-request");
      const given = typeof key === "string" ? key : "";
      const guest = guestOf(deps, request);
      await places.during(reply, () => guest.tellPix(request.params.code, given, body));
      return reply.header("cache-control", "no-store").code(204).send();
    },
  });
  app.get<{ Params: { pixId: string } }>(pixReceiptUrl(":pixId"), {
    handler: async (request, reply) => {
      const picture = await createOwnerApi(deskFor(request)).getPixReceipt({
        pixId: request.params.pixId,
      });
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", "inline")
        .type("image/jpeg")
        .send(Buffer.from(picture));
    },
  });
}

/** The guest of the link that this browser's cookie holds. */
function guestOf(deps: Deps, request: FastifyRequest) {
  return createGuestApi(deps, {
    address: neighbourhood(request),
    secretOf: (code) => guestSecretFrom(deps.config, request, code),
    keepSecret: () => {},
  });
}
