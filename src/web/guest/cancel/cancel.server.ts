import { type RouterContextProvider, redirect } from "react-router";
import type { CancellationWish, GuestBooking } from "../../../contract/guest-api.ts";
import { guestCancelUrl, guestPageUrl } from "../../../contract/page-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { cancellationReasons } from "../../../domain/cancellation.ts";
import { guestContext } from "../../context.ts";
import { FORM_KEY, newFormKey } from "../../form/form-key.ts";
import { localTo, orNone, readForm, refused } from "../frame/own-page.server.ts";
import { ASKING, REASON, REFUND_KEY, ROOM, SEEN } from "./fields.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
};

/** `offer` is null if the booking cannot be cancelled here, or no longer. */
export async function lookAtCancellation({ context, params: { code }, request }: Asked) {
  const guest = context.get(guestContext);
  const booking = await guest.getBooking(code);
  const query = new URL(request.url).searchParams;
  const room = roomIn(booking, query.get(ROOM));
  if (room === "gone") throw redirect(localTo(request, guestPageUrl(code)));
  const offer = booking.may.cancel
    ? await orNone(
        guest.previewCancellation(code, room?.id),
        "guest-may-not",
        "booking-not-cancellable",
      )
    : null;
  return { booking, room, offer, isAsking: query.has(ASKING), formKey: newFormKey() };
}

/** No id means all rooms, so the id of a room that has gone must not be ignored. */
function roomIn({ rooms, state }: GuestBooking, id: string | null) {
  if (id === null || state !== "confirmed") return null;
  const room = rooms.find((one) => one.id === id);
  if (!room) return "gone";
  return rooms.length > 1 ? room : null;
}

export async function performCancellation({ context, params: { code }, request }: Asked) {
  const stayId = new URL(request.url).searchParams.get(ROOM);
  let seen: number | null = null;
  try {
    const form = await readForm(request);
    const wish = readWish(form, stayId);
    seen = wish.seen;
    await context.get(guestContext).cancel(code, String(form.get(FORM_KEY)), wish);
  } catch (error) {
    return refused(error, { seen });
  }
  return redirect(localTo(request, stayId ? guestPageUrl(code) : guestCancelUrl(code)), 303);
}

const LONGEST_KEY = 100;

export function readWish(form: FormData, stayId: string | null): CancellationWish {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const seen = text(SEEN);
  const reason = cancellationReasons.find((one) => one === text(REASON));
  const refundKey = text(REFUND_KEY);
  if (!/^\d{1,10}$/.test(seen) || refundKey.length > LONGEST_KEY) {
    throw new AppError("invalid-request");
  }
  return {
    seen: Number(seen),
    ...(stayId && { stayId }),
    ...(reason && { reason }),
    ...(refundKey && { refundKey }),
  };
}
