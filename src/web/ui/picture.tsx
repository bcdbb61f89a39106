import { CARD_WIDTH, pictureUrl, widthsOf } from "../../contract/picture-urls.ts";
import type { Photo } from "../../domain/listing.ts";

type Props = { photo: Photo; sizes: string; eager?: boolean; className?: string | undefined };

/**
 * The browser picks format and width; one that knows neither format gets a middle one. The
 * dimensions are set to avoid layout shift.
 */
export function Picture({ photo, sizes, eager = false, className }: Props) {
  const loading = eager ? "eager" : "lazy";
  if (photo.url) {
    return <img className={className} src={photo.url} alt={photo.alt} loading={loading} />;
  }
  const widths = widthsOf(photo.width);
  const plain = widths.findLast((width) => width <= CARD_WIDTH) ?? CARD_WIDTH;
  const sources = (format: "avif" | "webp") =>
    widths.map((width) => `${pictureUrl(photo.id, width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sources("webp")} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(photo.id, plain, "jpg")}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={loading}
        decoding="async"
        {...(eager && { fetchPriority: "high" })}
      />
    </picture>
  );
}
