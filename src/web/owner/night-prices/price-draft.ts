import { timelineUrl } from "../../../contract/owner-urls.ts";
import { parseDay } from "../../../domain/day.ts";
import { parseMoney } from "../../../domain/money.ts";

export const pricesUrl = `${timelineUrl}/precos`;

export type PriceDraft = {
  readonly rooms: readonly string[];
  readonly firstNight: string;
  readonly lastNight: string;
  readonly price: string;
  readonly minNights: string;
};

/** The URL of the price preview; null while the draft is incomplete. */
export function priceQuestion(draft: PriceDraft): string | null {
  const { rooms, firstNight, lastNight, price, minNights } = draft;
  const areDays = parseDay(firstNight) && parseDay(lastNight) && firstNight <= lastNight;
  if (rooms.length === 0 || !areDays || !((parseMoney(price) ?? 0) > 0)) return null;
  const query = new URLSearchParams({ intent: "price", firstNight, lastNight, price, minNights });
  for (const [index, room] of rooms.entries()) query.set(`rooms.${index}`, room);
  return `${pricesUrl}?${query}`;
}
