import type { Day } from "../../domain/day.ts";
import type { RoomState } from "../../domain/room-state.ts";

/** The number of people, and nothing else about them. */
export type Party = {
  /** Null if unknown, as for a stay that a portal sold. */
  readonly people: number | null;
  readonly children: number;
  /** The number of rooms that these people share. */
  readonly rooms: number;
};

/** A physical room for those who clean it: numbers only, so that every role may see it. */
export type RoomNow = {
  readonly id: number;
  readonly name: string;
  readonly state: RoomState;
  /** The version of the state; 0 if none was ever set. */
  readonly version: number;
  readonly at: number | null;
  /** The colleague who set it; null if unknown, or not for this person to see. */
  readonly by: string | null;
  readonly isMine: boolean;
  /** Guests who leave today, or should have left. */
  readonly leaving: (Party & { readonly hasLeft: boolean }) | null;
  readonly staying: (Party & { readonly until: Day }) | null;
  /** The next arrival of the coming days, or an overdue one. */
  readonly arriving: (Party & { readonly day: Day; readonly hour: string | null }) | null;
};
