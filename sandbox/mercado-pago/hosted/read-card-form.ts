import { z } from "zod";
import type { Installment } from "../cards/installments.ts";
import type { CardAttempt } from "../cards/pay-by-card.ts";
import { complaintAbout } from "../cards/test-cards.ts";

const text = z.string().default("");

export const cardForm = z.object({
  number: text,
  holder: text,
  expiry: text,
  cvc: text,
  email: text,
  installments: text,
  attempt: text,
});

export type CardForm = z.output<typeof cardForm>;

export type FieldErrors = Partial<Record<keyof CardForm, string>>;

type Reading = { attempt: CardAttempt } | { errors: FieldErrors };

export function readCardForm(form: CardForm, offered: Installment[], now: number): Reading {
  const number = form.number.replace(/\D/g, "");
  const [, month = "", year = ""] = form.expiry.match(/^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/) ?? [];
  const expiry = { expMonth: Number(month), expYear: 2000 + Number(year) };
  const installment = offered.find(({ count }) => String(count) === form.installments);
  const errors: FieldErrors = {
    ...complaint("number", complaintAbout(number)),
    ...complaint("holder", form.holder.trim() ? null : "Escreva o nome como está no cartão."),
    ...complaint("expiry", aboutExpiry(month, expiry, now)),
    ...complaint("cvc", /^\d{3,4}$/.test(form.cvc.trim()) ? null : "O código tem 3 ou 4 números."),
    ...complaint("email", aboutEmail(form.email)),
    ...complaint("installments", installment ? null : "Escolha em quantas parcelas pagar."),
  };
  if (!installment || Object.keys(errors).length > 0) return { errors };
  const { email, attempt } = form;
  const holder = form.holder.trim();
  return { attempt: { number, holder, ...expiry, installment, email: email.trim(), attempt } };
}

function complaint(field: keyof CardForm, sentence: string | null): FieldErrors {
  return sentence === null ? {} : { [field]: sentence };
}

function aboutExpiry(
  month: string,
  { expMonth, expYear }: { expMonth: number; expYear: number },
  now: number,
): string | null {
  if (month === "" || expMonth < 1 || expMonth > 12) return "Escreva a validade como MM/AA.";
  return new Date(expYear, expMonth).getTime() > now ? null : "Este cartão está vencido.";
}

function aboutEmail(email: string): string | null {
  const isEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim());
  return isEmail ? null : "Escreva um e-mail como nome@exemplo.com.";
}
