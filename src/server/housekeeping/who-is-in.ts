import type { Party, RoomNow } from "../../contract/owner/housekeeping.ts";
import type { Day } from "../../domain/day.ts";

/** A stay in one physical room. */
export type TakenRoom = {
  readonly roomId: number;
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** Null where only the nights are known. */
  readonly adults: number | null;
  readonly children: number | null;
  readonly hour: string | null;
  /** Whether the reception marks arrival and departure of this stay. */
  readonly isMarked: boolean;
  readonly isIn: boolean;
  readonly isOut: boolean;
  readonly rooms: number;
};

/** For stays without marks, guests arrive and leave on their days. */
const hasCome = ({ isMarked, isIn, checkIn }: TakenRoom, today: Day) =>
  isMarked ? isIn : checkIn < today;

function partyOf({ adults, children, rooms }: TakenRoom): Party {
  const known = children ?? 0;
  return { people: adults === null ? null : adults + known, children: known, rooms };
}

export function leavingIn(taken: readonly TakenRoom[], today: Day): RoomNow["leaving"] {
  const overdue = taken.find((one) => one.isIn && !one.isOut && one.checkOut < today);
  const one = overdue ?? taken.find(({ checkOut }) => checkOut === today);
  return one ? { ...partyOf(one), hasLeft: one.isOut } : null;
}

export function stayingIn(taken: readonly TakenRoom[], today: Day): RoomNow["staying"] {
  const one = taken.find((each) => each.checkOut > today && !each.isOut && hasCome(each, today));
  return one ? { ...partyOf(one), until: one.checkOut } : null;
}

/** A guest expected on an earlier day is still expected, until the reception marks otherwise. */
export function arrivingIn(taken: readonly TakenRoom[], today: Day): RoomNow["arriving"] {
  const one = taken.find((each) => each.checkOut > today && !each.isOut && !hasCome(each, today));
  return one ? { ...partyOf(one), day: one.checkIn, hour: one.hour } : null;
}
