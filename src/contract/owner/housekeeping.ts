import type { Day } from "../../domain/day.ts";
import type { RoomState } from "../../domain/room-state.ts";

/** How many, and nothing else about them. */
export type Party = {
  /** Null if nobody has said how many, as for a stay that a portal sold. */
  readonly people: number | null;
  readonly children: number;
  /** The rooms that these people share. */
  readonly rooms: number;
};

/** A physical room as those who clean it need it: numbers only, so that every role may see it. */
export type RoomNow = {
  readonly id: number;
  readonly name: string;
  readonly state: RoomState;
  /** Of the state; 0 if nobody has ever set it. */
  readonly version: number;
  readonly at: number | null;
  /** The colleague who set it; null if unknown, or not for this person to see. */
  readonly by: string | null;
  readonly isMine: boolean;
  /** Leaves today, or should have left. */
  readonly leaving: (Party & { readonly hasLeft: boolean }) | null;
  readonly staying: (Party & { readonly until: Day }) | null;
  /** The next arrival of the coming days; one of an earlier day is still expected. */
  readonly arriving: (Party & { readonly day: Day; readonly hour: string | null }) | null;
};
