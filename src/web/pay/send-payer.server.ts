import { data, redirect } from "react-router";
import {
  EVERYTHING,
  guestPaymentUrl,
  guestPixUrl,
  HOW_MUCH,
  MEANS,
} from "../../contract/page-urls.ts";
import type { BegunPayment } from "../../contract/pay-api.ts";
import { type Payer, type PayerField, wrongFields } from "../../contract/payer.ts";
import { problems } from "../../contract/problems.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { FORM_KEY } from "../form/form-key.ts";
import { localTo, readForm, textIn } from "../guest/frame/own-page.server.ts";
import { readMeans } from "../means-in-address.ts";
import { SHOWN_AMOUNT, UNANSWERED } from "./fields.ts";
import type { PayerAnswer } from "./payer-answer.ts";

type Wish = {
  readonly paysAll: boolean;
  readonly dueNow: Centavos;
  readonly means: OnlineMeans;
  readonly payer: Payer;
};

/** Reads who pays, by what means; begins the payment and redirects to it. */
export async function sendPayer(
  request: Request,
  begin: (key: string, wish: Wish, unanswered: string) => Promise<BegunPayment>,
) {
  const form = await readForm(request);
  const typed = typedIn(form);
  try {
    // Errors that the guest can correct at once; the server checks again.
    const wrong = wrongFields(typed);
    if (wrong.length > 0) return refused("invalid-request", typed, wrong);
    const wish = { ...wishIn(form), payer: typed };
    const begun = await begin(textIn(form, FORM_KEY), wish, textIn(form, UNANSWERED));
    const url = begun.at === "hand-pix" ? guestPixUrl : guestPaymentUrl;
    return redirect(localTo(request, url(begun.code)), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field } = error.details;
    const isField = field === "name" || field === "email" || field === "phone";
    return refused(error.code, typed, isField ? [field] : []);
  }
}

function refused(code: AppError["code"], typed: Payer, fields: readonly PayerField[]) {
  const answer: PayerAnswer = { refused: code, typed, fields };
  return data(answer, { status: problems[code][0] });
}

function wishIn(form: FormData): Omit<Wish, "payer"> {
  const shown = textIn(form, SHOWN_AMOUNT);
  const means = readMeans(form.get(MEANS));
  if (!means || !/^\d{1,10}$/.test(shown)) throw new AppError("invalid-request");
  return { paysAll: form.get(HOW_MUCH) === EVERYTHING, dueNow: Number(shown), means };
}

function typedIn(form: FormData): Payer {
  return {
    name: textIn(form, "name"),
    email: textIn(form, "email"),
    phone: textIn(form, "phone"),
  };
}
