import fc from "fast-check";
import { readBookingCode } from "../../../src/domain/booking.ts";
import { txidOf, writeBrCode } from "../../../src/domain/br-code.ts";
import { readBrCode } from "../../../src/domain/testing/read-br-code.ts";
import { type PaymentByPix, paymentsByPix } from "../../support/payments-by-pix.ts";
import type { Finding } from "../report.ts";

/** Random payments by Pix: each code says what was to be paid to whom, or is refused. */
export function brCodes({ payments }: { payments: number }, seed: number): Finding {
  const drawn = fc.sample(paymentsByPix(), { numRuns: payments, seed });
  const wrong = drawn.flatMap((one) => whatIsWrong(one) ?? []);
  const refused = drawn.filter(({ read }) => !read).length;
  return {
    trials: payments,
    failures: wrong.length,
    note: [`${payments - refused} codes, ${refused} refused`, ...wrong.slice(0, 3)].join("; "),
  };
}

function whatIsWrong({ payment, bookingCode, read }: PaymentByPix): string | null {
  const said = JSON.stringify(payment);
  const code = writeBrCode(payment);
  if (!code || !read) return (code === null) === (read === null) ? null : `${code} for ${said}`;
  try {
    const { key, payee, city, amount, txid } = readBrCode(code);
    const isSame =
      key === payment.key &&
      payee === read.payee &&
      city === read.city &&
      amount === read.amount &&
      txid === txidOf(bookingCode);
    const found = readBookingCode(txid);
    return isSame && found === bookingCode ? null : `${code} for ${said}`;
  } catch (error) {
    return `${error} for ${said}`;
  }
}
