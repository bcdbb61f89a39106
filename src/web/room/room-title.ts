/** For the window, search results and shared links: the room, then the property. */
export function roomTitle(room: string, house: string): string {
  return `${room} | ${house}`;
}
