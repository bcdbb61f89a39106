import type { Centavos } from "../../../domain/money.ts";

/** Banks limit a Pix at night; one begun shortly before may still be under way then. */
const [FROM, UNTIL] = ["19:30", "06:00"];
const LIMIT: Centavos = 1_000_00;

/** `time` is the property's, '19:30'. */
export function mayMeetNightLimit(time: string, amount: Centavos): boolean {
  return amount > LIMIT && (time >= FROM || time < UNTIL);
}
