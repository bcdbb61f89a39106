import type { RoomEdit, RoomTerms } from "../../../../contract/owner/rooms.ts";
import type { Guests } from "../../../../domain/guests.ts";

/** The editor's requests to its own route. */
export type Wish =
  | { does: "save"; version: number; room: RoomEdit }
  | { does: "publish"; version: number; published: boolean }
  | { does: "delete"; version: number }
  | { does: "look-again" }
  | { does: "add-door"; name: string }
  | { does: "quote"; terms: RoomTerms; checkIn: string; checkOut: string; guests: Guests };
