/** A younger difference may still settle by itself. */
export const PATIENCE_MS = 5 * 60_000;
