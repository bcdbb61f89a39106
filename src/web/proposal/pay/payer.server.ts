import { data, redirect } from "react-router";
import { EVERYTHING, guestPixUrl, HOW_MUCH } from "../../../contract/page-urls.ts";
import { type PayerField, wrongFields } from "../../../contract/payer.ts";
import { problems } from "../../../contract/problems.ts";
import type { Payer } from "../../../contract/payer.ts";
import type { ProposalPayment } from "../../../contract/payer.ts";
import { AppError } from "../../../domain/app-error.ts";
import { FORM_KEY } from "../../form-key.ts";
import { localTo, readForm } from "../../guest/frame/own-page.server.ts";
import { SHOWN_AMOUNT } from "../fields.ts";
import type { PixFormAnswer } from "./answer.ts";

type Pay = (
  key: string,
  payment: ProposalPayment & { readonly payer: Payer },
) => Promise<string>;

/** Reads who pays and for which amount, has the Pix made, and leads to it. */
export async function sendPayer(request: Request, pay: Pay) {
  const form = await readForm(request);
  const typed = typedIn(form);
  try {
    // What a guest can mend at once; the server checks again.
    const wrong = wrongFields(typed);
    if (wrong.length > 0) return refused("invalid-request", typed, wrong);
    const shown = textIn(form, SHOWN_AMOUNT);
    if (!/^\d{1,10}$/.test(shown)) throw new AppError("invalid-request");
    const paysAll = form.get(HOW_MUCH) === EVERYTHING;
    const wish = { paysAll, dueNow: Number(shown), payer: typed };
    const booking = await pay(textIn(form, FORM_KEY), wish);
    return redirect(localTo(request, guestPixUrl(booking)), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field } = error.details;
    const isField = field === "name" || field === "email" || field === "phone";
    return refused(error.code, typed, isField ? [field] : []);
  }
}

function refused(code: AppError["code"], typed: Payer, fields: readonly PayerField[]) {
  const answer: PixFormAnswer = { refused: code, typed, fields };
  return data(answer, { status: problems[code][0] });
}

function typedIn(form: FormData): Payer {
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
