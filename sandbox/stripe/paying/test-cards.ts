import { passesLuhn } from "../../provider/luhn.ts";
import type { RefundBehaviour } from "../state/books.ts";
import { DECLINES, type Decline } from "./declines.ts";

export type TestCard = {
  brand: "visa" | "mastercard";
  country: string;
  /** Requires a 3-D Secure challenge. */
  challenge: boolean;
  decline: Decline | null;
  refund: RefundBehaviour;
  disputed: boolean;
};

const approved: TestCard = {
  brand: "visa",
  country: "US",
  challenge: false,
  decline: null,
  refund: "succeeds",
  disputed: false,
};

const TEST_CARDS: Record<string, TestCard> = {
  "4242424242424242": approved,
  "5555555555554444": { ...approved, brand: "mastercard" },
  "4000000760000002": { ...approved, country: "BR" },
  "4000000000000002": { ...approved, decline: DECLINES.generic },
  "4000000000009995": { ...approved, decline: DECLINES.insufficientFunds },
  "4000000000009987": { ...approved, decline: DECLINES.lostCard },
  "4000000000009979": { ...approved, decline: DECLINES.stolenCard },
  "4000000000000069": { ...approved, decline: DECLINES.expiredCard },
  "4000000000000127": { ...approved, decline: DECLINES.incorrectCvc },
  "4000000000000119": { ...approved, decline: DECLINES.processingError },
  "4100000000000019": { ...approved, decline: DECLINES.blocked },
  "4000002760003184": { ...approved, challenge: true },
  "4000000000003220": { ...approved, challenge: true },
  "4000008400001629": { ...approved, challenge: true, decline: DECLINES.generic },
  "4000008260003178": { ...approved, challenge: true, decline: DECLINES.insufficientFunds },
  "4000000000000259": { ...approved, disputed: true },
  "4000000000007726": { ...approved, refund: "pending_then_succeeds" },
  "4000000000005126": { ...approved, refund: "succeeds_then_fails" },
};

export function testCard(number: string): TestCard {
  if (!passesLuhn(number)) return { ...approved, decline: DECLINES.incorrectNumber };
  return TEST_CARDS[number] ?? { ...approved, decline: DECLINES.notATestCard };
}
