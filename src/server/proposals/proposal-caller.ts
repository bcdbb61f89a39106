import type { Language } from "../../domain/language.ts";
import type { Booking } from "../bookings/booking.ts";

/** Who calls: in which language, and which bookings this browser has a link of. */
export type ProposalCaller = {
  readonly language: Language;
  /** The neighbourhood of the caller's address, for limits. */
  readonly address: string;
  readonly hasLinkOf: (booking: Pick<Booking, "code">) => Promise<boolean>;
  readonly keepSecret: (code: string, secret: string) => void;
};

/** Whoever only looks. */
export type ProposalViewer = Pick<ProposalCaller, "language" | "hasLinkOf">;
