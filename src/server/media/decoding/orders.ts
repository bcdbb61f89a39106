/** The messages between the app and the decoding process: one order, one answer. */
export type Order =
  | { readonly kind: "receipt"; readonly content: Buffer }
  /** `present`: names of files that are kept already. */
  | { readonly kind: "photo"; readonly content: Buffer; readonly present: readonly string[] };

/** Its files by name, such as '480.avif'. */
export type EncodedPhoto = {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<string, Buffer>>;
};

export type Refusal = "picture-unreadable" | "picture-too-large";

export type Answer =
  | { readonly kind: "receipt"; readonly picture: Buffer }
  | { readonly kind: "photo"; readonly photo: EncodedPhoto }
  | { readonly kind: "refused"; readonly code: Refusal };
