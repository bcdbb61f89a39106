/** The event that tells that the page is hydrated. */
export const AWAKE = "awake";
