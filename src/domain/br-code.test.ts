import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentsByPix } from "../../tests/support/payments-by-pix.ts";
import { readBookingCode } from "./booking.ts";
import { type BrCodePayment, txidOf, writeBrCode } from "./br-code.ts";
import { crcOf, readBrCode } from "./testing/read-br-code.ts";

const payment: BrCodePayment = {
  key: "casa@mare.example",
  payee: "Maré Mansa Hospedagem Ltda.",
  city: "São Sebastião do Passé",
  amount: 133_505,
  txid: "MARE7K42XB",
};

/** The example of the central bank's manual, which has no amount. */
const OF_THE_MANUAL =
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000" +
  "5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D";

describe("a BR Code", () => {
  test("is written as the manual says", () => {
    const written =
      "00020126390014br.gov.bcb.pix0117casa@mare.example" +
      "52040000530398654071335.055802BR5925Mare Mansa Hospedagem Ltd6015Sao Sebastiao d" +
      "62140510MARE7K42XB6304";
    expect(writeBrCode(payment)).toBe(written + crcOf(Buffer.from(written)));
  });

  test("has the checksum of the manual's example", () => {
    expect(crcOf(Buffer.from("123456789"))).toBe("29B1");
    expect(crcOf(Buffer.from(OF_THE_MANUAL.slice(0, -4)))).toBe("1D3D");
    const key = "123e4567-e12b-12d1-a456-426655440000";
    const ours = writeBrCode({ ...payment, key, payee: "Fulano de Tal", city: "BRASILIA" }) ?? "";
    const withoutAmount = ours
      .replace("54071335.05", "")
      .replace(/6214.*$/, OF_THE_MANUAL.slice(-19));
    expect(withoutAmount).toBe(OF_THE_MANUAL);
  });

  test("has room for the longest key", () => {
    const key = `${"a".repeat(64)}@mare.example`;
    const code = writeBrCode({ ...payment, key }) ?? "";
    expect(code).toContain("2699");
    expect(readBrCode(code).key).toBe(key);
  });

  test("is read back as it was written, and refused where the manual refuses", () => {
    fc.assert(
      fc.property(paymentsByPix(), ({ payment, read }) => {
        const code = writeBrCode(payment);
        const { key, txid } = payment;
        expect(code && readBrCode(code)).toEqual(read && { key, txid, ...read });
      }),
      { numRuns: 500 },
    );
  });

  test("carries the booking's code, by which the booking is found", () => {
    fc.assert(
      fc.property(paymentsByPix(), ({ bookingCode }) => {
        const txid = txidOf(bookingCode);
        const code = writeBrCode({ ...payment, txid }) ?? "";
        expect(readBookingCode(readBrCode(code).txid)).toBe(bookingCode);
      }),
      { numRuns: 200 },
    );
  });

  test("with one byte changed is not read", () => {
    const code = writeBrCode(payment) ?? "";
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === "7" ? "8" : "7";
      const changed = code.slice(0, at) + other + code.slice(at + 1);
      expect(() => readBrCode(changed), `byte ${at}`).toThrow();
    }
  });
});
