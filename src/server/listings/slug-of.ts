/** 'Quarto da Maré' becomes quarto-da-mare. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Whether `slugOf` could have produced it. Other input may not even be valid text for the database.
 */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}
