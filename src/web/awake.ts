/** The event that reports that the page is hydrated. */
export const AWAKE = "awake";
