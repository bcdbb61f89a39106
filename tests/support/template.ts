/** The migrated database that every test clones: a file copy, far cheaper than migrating. */
export const TEMPLATE = "pousada_template";
