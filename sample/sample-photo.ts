/** A picture in `photos/`, with what is seen on it in both languages. */
export type SamplePhoto = {
  readonly file: `${string}.jpg`;
  readonly alt: string;
  readonly alt_en: string;
};
