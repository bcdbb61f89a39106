import type { Stay } from "../domain/stay.ts";
import type { RoomParty } from "./api.ts";

/** Nights that a visitor asks for where the site takes no payment, and who asks. */
export type EnquiryWish = {
  readonly stay: Stay;
  /** At least one. */
  readonly rooms: readonly RoomParty[];
  readonly name: string;
  readonly phone: string;
};
