/** A difference younger than this may still be settling by itself. */
export const PATIENCE_MS = 5 * 60_000;
