/** How much a caller has paid already. */
export const pays = ["nothing", "deposit", "all", "other"] as const;
export type Pays = (typeof pays)[number];
