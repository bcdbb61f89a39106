import type { Language } from "../domain/language.ts";
import type { GuestCancellation } from "./guest-api.ts";

const words = {
  "pt-BR": {
    online: (name: string | null) => `${name ?? "Quem reservou"}, pelo link da reserva`,
    guest: (name: string | null) => `${name ?? "Quem reservou"}, falando com a casa`,
    house: "A casa",
    law: "Direito de arrependimento (CDC, art. 49)",
    policy: (percent: number) =>
      percent === 0
        ? "Política da reserva: nesta data não há devolução"
        : `Política da reserva: ${percent}% do que foi pago`,
    gift: "Mais do que a política manda, por gentileza da casa",
    agreed: "Combinado com o hóspede",
    byHouse: "Quem cancelou foi a casa",
  },
  "en-US": {
    online: (name: string | null) => `${name ?? "Who booked"}, by the booking’s link`,
    guest: (name: string | null) => `${name ?? "Who booked"}, by talking to the house`,
    house: "The house",
    law: "Right of withdrawal (Brazil’s consumer code, art. 49)",
    policy: (percent: number) =>
      percent === 0
        ? "The booking’s policy: no refund on this date"
        : `The booking’s policy: ${percent}% of what was paid`,
    gift: "More than the policy gives, by courtesy of the house",
    agreed: "Agreed with the guest",
    byHouse: "The house cancelled",
  },
} as const satisfies Record<Language, object>;

type Ended = Omit<GuestCancellation, "at" | "refund">;

/** Null if it was not recorded. */
export function whoCancelled(
  { who, isOnline }: Pick<Ended, "who" | "isOnline">,
  name: string | null,
  language: Language,
): string | null {
  const { online, guest, house } = words[language];
  if (who === "house") return house;
  return who && (isOnline ? online(name) : guest(name));
}

/** What decided the amount; null if no longer known. */
export function basisWords(
  { basis, refundPercent, agreed }: Pick<Ended, "basis" | "refundPercent" | "agreed">,
  language: Language,
): string | null {
  const named = words[language];
  switch (basis) {
    case "policy":
      return named.policy(refundPercent);
    case "agreed":
      return agreed ? `${named.agreed}: ${agreed}` : named.agreed;
    case "house":
      return named.byHouse;
    default:
      return basis && named[basis];
  }
}
