import type { FastifyInstance } from "fastify";
import { proposalPreviewUrl } from "../../contract/page-urls.ts";
import { hashOfPicture, pictureOf } from "../../contract/proposal-picture.ts";
import { AppError } from "../../domain/app-error.ts";
import { languages } from "../../domain/language.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { lookAtProposal } from "../proposals/look-at-proposal.ts";
import { drawPreview } from "../proposals/preview-picture.ts";

type Params = { readonly code: string; readonly hash: string };

/** A caller without cookies. */
const nobody = { hasLinkOf: async () => false };

/**
 * The preview picture of a proposal. Its name is a hash of what it shows, its texts in one of the
 * languages; any other name, or that of an earlier state, is a 404.
 */
export async function proposalPreviewRoute(app: FastifyInstance, { deps }: { deps: Deps }) {
  const pattern = proposalPreviewUrl("code", ":hash").replace("/code/", "/:code/");
  app.get<{ Params: Params }>(pattern, async (request, reply) => {
    const { code, hash } = request.params;
    for (const language of languages) {
      const proposal = await lookAtProposal(deps, code, { ...nobody, language });
      const picture = pictureOf(proposal, await getProperty(deps.db, language), language);
      if ((await hashOfPicture(picture)) !== hash) continue;
      return reply
        .type("image/jpeg")
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(await drawPreview(hash, picture, deps.config.MEDIA_DIR));
    }
    throw new AppError("route-unknown");
  });
}
