import { data, type RouterContextProvider, redirect } from "react-router";
import { guestPageUrl } from "../../../contract/page-urls.ts";
import { guestContext } from "../../context.ts";
import { FORM_KEY } from "../../form/form-key.ts";
import { localTo, readForm, refused } from "../frame/own-page.server.ts";
import type { TellAnswer } from "./tell-answer.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
};

export async function lookAtPix({ context, params: { code }, request }: Asked) {
  const guest = context.get(guestContext);
  const [booking, pix] = await Promise.all([guest.getBooking(code), guest.getPix(code)]);
  // Of a cancelled booking its own page says what becomes of the money.
  const isUndone = pix?.state === "received" && booking.state === "cancelled";
  if (!pix || isUndone) throw redirect(localTo(request, guestPageUrl(code)));
  return { booking, pix };
}

/** 'Já fiz o Pix'. The receipt's picture is sent by a call of its own. */
export async function tellOfPix({ context, params: { code }, request }: Asked) {
  try {
    const form = await readForm(request);
    await context.get(guestContext).tellPix(code, String(form.get(FORM_KEY) ?? ""));
  } catch (error) {
    return refused(error, {});
  }
  return data<TellAnswer>({ refused: null });
}
