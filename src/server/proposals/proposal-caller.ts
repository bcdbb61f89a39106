import type { Language } from "../../domain/language.ts";

/** Who calls: in which language, and which bookings' links this browser has opened. */
export type ProposalCaller = {
  readonly language: Language;
  readonly secretOf: (code: string) => string | null;
  readonly keepSecret: (code: string, secret: string) => void;
};
