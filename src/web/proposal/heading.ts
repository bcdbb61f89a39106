import type { TFunction } from "i18next";
import type { Proposal } from "../../contract/proposal-api.ts";
import { roomNames } from "../../contract/proposal-words.ts";
import { addDays, toEpoch } from "../../domain/day.ts";
import { dayFormatter } from "../../domain/day-formatter.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { Language } from "../../domain/language.ts";
import { nightCount } from "../../domain/stay.ts";

const LONGEST_IN_WORDS = 12;

/** 'Quarto Jangada, cinco noites em janeiro.' Nights of two months are named by their dates. */
export function headingOf(
  { rooms: offered, stay }: Pick<Proposal, "rooms" | "stay">,
  t: TFunction,
  language: Language,
): string {
  const count = nightCount(stay);
  const nights =
    count <= LONGEST_IN_WORDS
      ? t(`proposal.nights.n${count}`)
      : t("proposal.nights.more", { count });
  const rooms = roomNames(offered, language);
  const lastNight = addDays(stay.checkOut, -1);
  if (stay.checkIn.slice(0, 7) !== lastNight.slice(0, 7)) {
    const dates = formatStay(stay, "long", language);
    return t("proposal.headingAcross", { rooms, nights, stay: dates });
  }
  const month = dayFormatter(language, { month: "long" }).format(toEpoch(stay.checkIn));
  return t("proposal.heading", { rooms, nights, month });
}
