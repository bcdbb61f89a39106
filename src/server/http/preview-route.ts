import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { previewPictureUrl } from "../../contract/picture-urls.ts";
import { cropPreview } from "../media/crop-preview.ts";

/** The preview image of shared links, rendered on first request and then immutable. */
export async function previewRoute(app: FastifyInstance, { config }: { config: Config }) {
  app.get<{ Params: { photoId: string } }>(
    previewPictureUrl(":photoId"),
    async (request, reply) => {
      const preview = await cropPreview(request.params.photoId, config.MEDIA_DIR);
      return reply
        .type("image/jpeg")
        .header("cache-control", "public, max-age=31536000, immutable")
        .send(preview);
    },
  );
}
