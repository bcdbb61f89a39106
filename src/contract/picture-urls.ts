/** The preview size that WhatsApp, Facebook and others do not crop. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The photo id is a content hash, so a new photo or shape has a new URL. */
export function previewPictureUrl(photoId: string): string {
  return `/media/${photoId}/${previewSize.width}x${previewSize.height}.jpg`;
}

export const pictureWidths = [480, 960, 1600, 2200] as const;
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/media/${id}/${width}.${format}`;
}

/** The width of the picture URLs in API responses. */
export const CARD_WIDTH = 960;

/** The stored widths: never wider than the original. */
export function widthsOf(originalWidth: number): number[] {
  const smaller = pictureWidths.filter((width) => width <= originalWidth);
  return smaller.length > 0 ? smaller : [pictureWidths[0]];
}

export type PictureFile = {
  readonly name: string;
  readonly width: number;
  readonly format: PictureFormat;
};

/** All files that are stored of a picture. */
export function filesOf(originalWidth: number): PictureFile[] {
  return widthsOf(originalWidth).flatMap((width) =>
    pictureFormats.map((format) => ({ name: `${width}.${format}`, width, format })),
  );
}
