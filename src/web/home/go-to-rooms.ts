export const ROOMS_ID = "quartos";
export const ROOMS_HEADING_ID = "rooms-heading";

/** Eyes and keyboard alike: the list comes into sight, and the next Tab is its first card. */
export function goToRooms(): void {
  document.getElementById(ROOMS_HEADING_ID)?.focus({ preventScroll: true });
  document.getElementById(ROOMS_ID)?.scrollIntoView();
}
