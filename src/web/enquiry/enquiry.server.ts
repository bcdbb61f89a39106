import { data, redirect } from "react-router";
import { type PayerField, wrongFields } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import { isPayable } from "../../domain/payment-choice.ts";
import { guestContext } from "../context.ts";
import { FORM_KEY, newFormKey } from "../form/form-key.ts";
import { readForm, refused } from "../guest/frame/own-page.server.ts";
import { partiesOf } from "../listing/chosen-rooms.ts";
import { type Asked, backTo, readChoice } from "../pay/order.server.ts";

/** Nights against the rules, or a house that can be paid here, are the room's form's. */
async function readNights(asked: Asked) {
  const choice = await readChoice(asked);
  if (!choice || isPayable(choice.ways)) throw redirect(backTo(asked));
  const { rooms, stay, quote, bought } = choice;
  return { rooms, stay, quote, bought };
}

export async function lookAtNights(asked: Asked) {
  return { choice: await readNights(asked), formKey: newFormKey(), back: backTo(asked) };
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
    return { kind: "sent" } as const;
  } catch (error) {
    const field = error instanceof AppError ? error.details.field : null;
    if (field === "name" || field === "phone") return wrong(typed, [field]);
    return refused(error, { typed, fields: [] as PayerField[] });
  }
}

const wrong = (typed: { name: string; phone: string }, fields: PayerField[]) =>
  data({ refused: "invalid-request" as const, typed, fields }, { status: 400 });

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
