import { data, redirect } from "react-router";
import { enquiryPageUrl } from "../../contract/page-urls.ts";
import { type PayerField, wrongFields } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import { isPayable } from "../../domain/payment-choice.ts";
import { guestContext } from "../context.ts";
import { FORM_KEY, newFormKey } from "../form/form-key.ts";
import { localTo, readForm, refused, textIn } from "../guest/frame/own-page.server.ts";
import { partiesOf } from "../listing/chosen-rooms.ts";
import { type Asked, backTo, readChoice } from "../pay/order.server.ts";

/** In the URL of the page: the request was sent. */
const SENT = "enviado";

/** Nights against the rules, or a house that can be paid here, are the room's form's. */
async function readNights(asked: Asked) {
  const choice = await readChoice(asked);
  if (!choice || isPayable(choice.ways)) throw redirect(backTo(asked));
  const { rooms, stay, quote, bought } = choice;
  return { rooms, stay, quote, bought };
}

export async function lookAtNights(asked: Asked) {
  const choice = await readNights(asked);
  const url = new URL(asked.url);
  const isSent = url.searchParams.has(SENT);
  url.searchParams.delete(SENT);
  return { choice, formKey: newFormKey(), back: backTo({ ...asked, url }), isSent };
}

export async function sendEnquiry(asked: Asked) {
  const { rooms, stay } = await readNights(asked);
  const form = await readForm(asked.request);
  const typed = { name: textIn(form, "name"), phone: textIn(form, "phone") };
  try {
    const fields = wrongFields(typed);
    if (fields.length > 0) return wrong(typed, fields);
    const wish = { stay, rooms: partiesOf(rooms), ...typed };
    await asked.context.get(guestContext).enquire(textIn(form, FORM_KEY), wish);
    // A URL of its own, so that a reload neither sends again nor asks for a second time.
    const query = new URLSearchParams(asked.url.searchParams);
    query.set(SENT, "1");
    throw redirect(localTo(asked.request, `${enquiryPageUrl}?${query}`), 303);
  } catch (error) {
    const field = error instanceof AppError ? error.details.field : null;
    if (field === "name" || field === "phone") return wrong(typed, [field]);
    return refused(error, { typed, fields: [] as PayerField[] });
  }
}

const wrong = (typed: { name: string; phone: string }, fields: PayerField[]) =>
  data({ refused: "invalid-request" as const, typed, fields }, { status: 400 });
