/** Limits of what a guest may write to the house. */
export const LONGEST_NAME = 80;
export const MOST_COMPANIONS = 30;
export const LONGEST_WISHES = 1000;
