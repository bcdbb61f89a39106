export const ROOMS_ID = "quartos";
export const ROOMS_HEADING_ID = "rooms-heading";

/** Scrolls to the list and moves the focus, so that the next Tab reaches its first card. */
export function goToListings(): void {
  document.getElementById(ROOMS_HEADING_ID)?.focus({ preventScroll: true });
  document.getElementById(ROOMS_ID)?.scrollIntoView();
}
