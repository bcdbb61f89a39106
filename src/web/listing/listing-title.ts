/** For the window, search results and shared links: the room, then the property. */
export function listingTitle(listing: string, site: string): string {
  return `${listing} | ${site}`;
}
