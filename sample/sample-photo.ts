/** A picture in `photos/`, with its alternative text in both languages. */
export type SamplePhoto = {
  readonly file: `${string}.jpg`;
  readonly alt: string;
  readonly alt_en: string;
};
