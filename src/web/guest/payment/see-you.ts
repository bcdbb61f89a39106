import type { TFunction } from "i18next";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { toEpoch } from "../../../domain/day.ts";
import { dayFormatter } from "../../../domain/day-formatter.ts";
import type { Language } from "../../../domain/language.ts";

/** 'Até janeiro!', this month 'Até o dia 16!'; nothing once the stay has come. */
export function seeYou(
  { now, checkIn, phase }: Pick<GuestBooking, "now" | "checkIn" | "phase">,
  t: TFunction,
  language: Language,
): string {
  if (phase !== "ahead") return "";
  const isThisMonth = now.day.slice(0, 7) === checkIn.slice(0, 7);
  if (isThisMonth) return t("guestPayment.paid.untilDay", { day: Number(checkIn.slice(8)) });
  const month = dayFormatter(language, { month: "long" }).format(toEpoch(checkIn));
  return t("guestPayment.paid.untilMonth", { month });
}
