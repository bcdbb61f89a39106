import type { PaymentSession, SessionOrder } from "../provider.ts";

type Payer = NonNullable<SessionOrder["payer"]>;

/** Mercado Pago wants the name in two parts; a single word is the first. */
export function splitName(name: string): { first: string; last: string } {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return { first, last: others.join(" ") };
}

/** A Brazilian number in two parts; another one stays as it was typed. */
export function splitPhone(phone: string): { area_code: string; number: string } {
  const digits = phone.replace(/\D/g, "");
  const isAbroad = phone.trim().startsWith("+") && !digits.startsWith("55");
  const national = digits.length > 11 ? digits.replace(/^55/, "") : digits.replace(/^0/, "");
  if (isAbroad || !/^\d{10,11}$/.test(national)) return { area_code: "", number: phone };
  return { area_code: national.slice(0, 2), number: national.slice(2) };
}

export function namesOf({ name }: Payer) {
  const { first, last } = splitName(name);
  return { first_name: first, ...(last && { last_name: last }) };
}

type Sent = {
  readonly first: string | null | undefined;
  readonly last: string | null | undefined;
  readonly email: string | null | undefined;
  readonly phone:
    | {
        readonly area_code?: string | null | undefined;
        readonly number?: string | null | undefined;
      }
    | null
    | undefined;
};

/** What we sent, put together again. */
export function guestOf({ first, last, email, phone }: Sent): PaymentSession["guest"] {
  const name = [first, last].filter(Boolean).join(" ");
  const { area_code: area, number } = phone ?? {};
  return {
    name: name || null,
    email: email || null,
    phone: (area && number ? `(${area}) ${number}` : number) || null,
  };
}
