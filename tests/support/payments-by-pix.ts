import fc, { type Arbitrary } from "fast-check";
import { bookingCode } from "../../src/domain/booking.ts";
import type { BrCodePayment } from "../../src/domain/br-code.ts";

/** A payment whose code must contain `read`; null: it must be refused. */
export type PaymentByPix = {
  readonly payment: BrCodePayment;
  readonly bookingCode: string;
  readonly read: { readonly payee: string; readonly city: string; readonly amount: string } | null;
};

/** Valid payments; every second one may violate one rule of the manual. */
export function paymentsByPix(): Arbitrary<PaymentByPix> {
  const sound = fc.record({
    key: keys,
    payee: words(30),
    city: words(20),
    reais: fc.integer({ min: 0, max: 9_999_999_999 }),
    centavos: fc.integer({ min: 0, max: 99 }),
    code: codes,
  });
  const soundOnes = sound
    .filter(({ reais, centavos }) => reais + centavos > 0)
    .map(({ key, payee, city, reais, centavos, code }) => ({
      payment: {
        key,
        payee: payee.typed,
        city: city.typed,
        amount: reais * 100 + centavos,
        txid: code.replace("-", ""),
      },
      bookingCode: code,
      read: {
        payee: cut(payee.plain, 25),
        city: cut(city.plain, 15),
        amount: `${reais}.${String(centavos).padStart(2, "0")}`,
      },
    }));
  const spoiled = fc
    .tuple(soundOnes, faults)
    .map(([one, fault]) => ({ ...one, payment: { ...one.payment, ...fault }, read: null }));
  return fc.oneof<Arbitrary<PaymentByPix>[]>(soundOnes, spoiled);
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

const rest11 = (places: string, weightOf: (index: number) => number) => {
  const sum = [...places].reduce((so, place, index) => so + Number(place) * weightOf(index), 0);
  return String(((sum * 10) % 11) % 10);
};

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

const checked = (base: string, weights: readonly number[]) => {
  const first = rest11(base, (index) => weights[index + 1] ?? 0);
  return base + first + rest11(base + first, (index) => weights[index] ?? 0);
};

const notAlike = (text: string) => new Set(text).size > 1;

const cpfs = digits(9)
  .map((base) => checked(base, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]))
  .filter(notAlike);
const cnpjs = digits(12)
  .map((base) => checked(base, CNPJ_WEIGHTS))
  .filter(notAlike);
const phones = fc
  .tuple(fc.constantFrom("11", "21", "55", "71", "85", "99"), digits(8))
  .map(([area, number]) => `+55${area}9${number}`);
const emails = fc.stringMatching(/^[a-z0-9][a-z0-9._+-]{0,30}@[a-z0-9]{1,40}\.[a-z]{2,4}$/);

const keys = fc.oneof(cpfs, cnpjs, phones, emails, fc.uuid());

const LETTERS: readonly (readonly [typed: string, plain: string])[] = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,&'()/-"
    .split("")
    .map((letter) => [letter, letter] as const),
  ["á", "a"],
  ["ã", "a"],
  ["â", "a"],
  ["ç", "c"],
  ["é", "e"],
  ["í", "i"],
  ["ô", "o"],
  ["õ", "o"],
  ["ú", "u"],
  ["Ü", "U"],
  ["e\u0301", "e"],
  ["ª", "a"],
  ["º", "o"],
  [" ", " "],
  ["🏖", " "],
  ["—", " "],
];

/** A text as typed, and as the code may contain it before it is cut. */
const words = (longest: number) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: longest })
    .map((letters) => ({
      typed: letters.map(([typed]) => typed).join(""),
      plain: letters.map(([, plain]) => plain).join(""),
    }))
    .filter(({ plain }) => plain.trim() !== "");

const cut = (plain: string, longest: number) =>
  plain
    .split(" ")
    .filter((word) => word !== "")
    .join(" ")
    .slice(0, longest)
    .trim();

const codes = fc
  .tuple(
    fc.constantFrom("Maré Mansa", "Sol", "1º de Maio", "42"),
    fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
  )
  .map(([name, stream]) => bookingCode(name, () => stream.next().value ?? 0));

const faults: Arbitrary<Partial<BrCodePayment>> = fc.oneof(
  fc
    .constantFrom("x", "", "123.456.789-09", "12345678908", "11222333000182", "71999990000")
    .map((key) => ({ key })),
  emails.map((email) => ({ key: email.toUpperCase() })),
  fc.constant({ key: `${"a".repeat(65)}@mare.example` }),
  fc.constantFrom("", "   ", "🏖🏖", "漢字", "\u0301").map((payee) => ({ payee })),
  fc.constantFrom("", "\t", "—").map((city) => ({ city })),
  fc
    .constantFrom(0, -1, -5000, 0.5, 10.01, 1_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY)
    .map((amount) => ({ amount })),
  fc
    .constantFrom("", "***", "MARE-7K42XB", "A 1", "MARÉ", "A".repeat(26))
    .map((txid) => ({ txid })),
);
