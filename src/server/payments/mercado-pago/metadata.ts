import type { SessionPurpose } from "../../../domain/session-purpose.ts";
import { isReference } from "./ids.ts";
import type { Payment, Preference } from "./shapes.ts";

type Named = Pick<Payment | Preference, "external_reference" | "metadata">;

type Ours = {
  /** `SessionOrder.sessionId`. */
  readonly reference: string;
  readonly bookingId: string;
  readonly purpose: SessionPurpose;
  readonly facts: Readonly<Record<string, string>>;
};

/** Our metadata; null if there is none, as for a sale at the house's counter. */
export function oursIn({ external_reference: reference, metadata }: Named): Ours | null {
  const { booking_id: bookingId, purpose, facts } = metadata ?? {};
  if (!reference || !isReference(reference) || typeof bookingId !== "string") return null;
  return {
    reference,
    bookingId,
    purpose: purpose === "balance" || purpose === "change" ? purpose : "booking",
    facts: readFacts(facts),
  };
}

function readFacts(text: unknown): Record<string, string> {
  try {
    const facts: unknown = JSON.parse(String(text));
    const entries = Object.entries(facts ?? {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}
