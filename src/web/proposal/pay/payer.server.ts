import { data, redirect } from "react-router";
import { z } from "zod";
import { EVERYTHING, guestPixUrl, HOW_MUCH } from "../../../contract/page-urls.ts";
import { problems } from "../../../contract/problems.ts";
import type { PixPayer, ProposalPayment } from "../../../contract/proposal-api.ts";
import { AppError } from "../../../domain/app-error.ts";
import { FORM_KEY } from "../../form-key.ts";
import { localTo, readForm } from "../../guest/frame/own-page.server.ts";
import { SEEN } from "../fields.ts";
import type { PixAnswer, PixField, Typed } from "./answer.ts";

const LONGEST_NAME = 120;
const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 30;

/** The server checks them again, more strictly: here only what a guest can mend at once. */
const payer = z.object({
  name: z
    .string()
    .regex(/\S\s+\S/)
    .max(LONGEST_NAME),
  email: z
    .string()
    .regex(/^\S+@\S+\.\S+$/)
    .max(LONGEST_EMAIL),
  phone: z
    .string()
    .max(LONGEST_PHONE)
    .refine((phone) => phone.replace(/\D/g, "").length >= 10),
});

type Pay = (
  key: string,
  payment: ProposalPayment & { readonly payer: PixPayer },
) => Promise<string>;

/** Reads who pays and for which amount, has the Pix made, and leads to it. */
export async function sendPayer(request: Request, pay: Pay) {
  const form = await readForm(request);
  const typed = typedIn(form);
  try {
    const read = payer.safeParse(typed);
    if (!read.success) return refused("invalid-request", typed, fieldsOf(read.error));
    const seen = textIn(form, SEEN);
    if (!/^\d{1,10}$/.test(seen)) throw new AppError("invalid-request");
    const paysAll = form.get(HOW_MUCH) === EVERYTHING;
    const wish = { paysAll, dueNow: Number(seen), payer: read.data };
    const booking = await pay(textIn(form, FORM_KEY), wish);
    return redirect(localTo(request, guestPixUrl(booking)), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field } = error.details;
    const isField = field === "name" || field === "email" || field === "phone";
    return refused(error.code, typed, isField ? [field] : []);
  }
}

function refused(code: AppError["code"], typed: Typed, fields: readonly PixField[]) {
  const answer: PixAnswer = { refused: code, typed, fields };
  return data(answer, { status: problems[code][0] });
}

function fieldsOf(error: z.ZodError): PixField[] {
  return [...new Set(error.issues.map(({ path }) => path[0] as PixField))];
}

function typedIn(form: FormData): Typed {
  return {
    name: textIn(form, "name"),
    email: textIn(form, "email"),
    phone: textIn(form, "phone"),
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
