/** One path of dark squares on a light field of `size` by `size`. */
export type QrDrawing = { readonly size: number; readonly path: string };
