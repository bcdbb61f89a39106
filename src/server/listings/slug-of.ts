/** 'Quarto da Maré' as it stands in an address: quarto-da-mare. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** All that `slugOf` ever writes; what else is asked for may not even be text to the database. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}
