/** In the window, in search results and in a shared link: the room first, then whose it is. */
export function roomTitle(room: string, house: string): string {
  return `${room} | ${house}`;
}
