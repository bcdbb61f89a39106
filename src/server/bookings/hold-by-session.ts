import type { Payer } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Taker } from "../payments/choose.ts";
import type { HoldWay } from "./hold-request.ts";
import { writeSession } from "./write-session.ts";

type Asked = {
  readonly payer?: Payer;
  /** The amount that the payer was shown. */
  readonly seen?: Centavos;
};

/** A hold that is paid by a session at a provider. */
export function holdBySession(taker: Taker, { payer, seen }: Asked = {}): HoldWay {
  return {
    ...{ payer: payer ?? null, taker },
    async isOf(tx, bookingId) {
      const { provider, means } = taker;
      const session = await tx
        .selectFrom("payment_session")
        .select("id")
        .where("booking_id", "=", bookingId)
        .where("purpose", "=", "booking")
        .where("provider", "=", provider)
        .where("means", "=", means)
        .$if(seen !== undefined, (rows) => rows.where("amount", "=", seen ?? 0))
        .executeTakeFirst();
      return session !== undefined;
    },
    async write({ tx, at }, { bookingId: id, dueNow: amount, sessionEnds }) {
      if (seen !== undefined && amount !== seen) throw new AppError("offer-differs");
      const order = { id, booking_id: id, purpose: "booking", amount, ...taker } as const;
      await writeSession(tx, { ...order, expires_at: sessionEnds, opened_at: at });
    },
  };
}
