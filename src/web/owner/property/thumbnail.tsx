import type { PropertyPhoto } from "../../../contract/owner/property.ts";
import { pictureUrl, pictureWidths } from "../../../contract/picture-urls.ts";

/** A picture in its smallest width. */
export function Thumbnail({ photo }: { photo: PropertyPhoto }) {
  return (
    <img
      src={pictureUrl(photo.id, pictureWidths[0], "webp")}
      alt={photo.alt || "Foto ainda sem descrição"}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
    />
  );
}
