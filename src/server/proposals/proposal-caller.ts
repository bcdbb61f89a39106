import type { Language } from "../../domain/language.ts";
import type { Booking } from "../bookings/booking.ts";

/** The caller's language, and which bookings this browser has a link of. */
export type ProposalCaller = {
  readonly language: Language;
  /** The network of the caller's address, for rate limits. */
  readonly address: string;
  readonly hasLinkOf: (booking: Pick<Booking, "code">) => Promise<boolean>;
  readonly keepSecret: (code: string, secret: string) => void;
};

/** A caller who only reads. */
export type ProposalViewer = Pick<ProposalCaller, "language" | "hasLinkOf">;
