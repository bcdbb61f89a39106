import { type RouterContextProvider, redirect } from "react-router";
import type { ChangeFigures, GuestBooking, GuestChange } from "../../../contract/guest-api.ts";
import { guestChangeUrl, guestPageUrl } from "../../../contract/page-urls.ts";
import { AppError, type RefusalCode } from "../../../domain/app-error.ts";
import { guestContext } from "../../context.ts";
import { FORM_KEY, newFormKey } from "../../form/form-key.ts";
import { localTo, orNone, readForm, refused } from "../frame/own-page.server.ts";
import { DONE, FIGURES, INTENT, PAYING, WORDS } from "./fields.ts";
import { readWish, STAY } from "./wish-in-address.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly code: string };
  readonly request: Request;
};

/** `view` is null if nothing can be changed here, or if another change must be paid first. */
export async function lookAtWish({ context, params: { code }, request }: Asked) {
  const guest = context.get(guestContext);
  const booking = await guest.getBooking(code);
  const query = new URL(request.url).searchParams;
  const done = query.has(DONE) ? roomIn(booking, query.get(STAY)) : null;
  const isFree = booking.may.change !== "none" && booking.change?.state !== "paying";
  const view = isFree && !done ? await lookOrBegin(context, code, request) : null;
  return { booking, view, done, isPaying: query.has(PAYING), formKey: newFormKey() };
}

/** A wish for a room or a stay that is no longer there is forgotten. */
async function lookOrBegin(context: Asked["context"], code: string, request: Request) {
  const query = new URL(request.url).searchParams;
  const look = context.get(guestContext).lookAtChange(code, readWish(query));
  try {
    return await orNone(look, "guest-may-not");
  } catch (error) {
    if (query.size === 0 || !(error instanceof AppError) || !gone.has(error.code)) throw error;
    throw redirect(localTo(request, guestChangeUrl(code)));
  }
}

const gone: ReadonlySet<RefusalCode> = new Set([
  ...(["listing-unknown", "invalid-request", "booking-not-here"] as const),
]);

const roomIn = ({ rooms }: GuestBooking, id: string | null) =>
  rooms.find((room) => room.id === id) ?? null;

export async function performChange({ context, params: { code }, request }: Asked) {
  const guest = context.get(guestContext);
  const go = (url: string) => redirect(localTo(request, url), 303);
  let seen: ChangeFigures | null = null;
  try {
    const form = await readForm(request);
    const key = String(form.get(FORM_KEY));
    if (form.get(INTENT) === "withdraw") {
      await guest.withdrawChange(code, key);
      return go(guestPageUrl(code));
    }
    const wish = readWhole(form);
    seen = wish.seen;
    const outcome = await guest.change(code, key, wish);
    if (outcome === "asked") return go(guestPageUrl(code));
    const mark = outcome === "pay" ? { [PAYING]: "1" } : { [STAY]: wish.stayId, [DONE]: "1" };
    return go(`${guestChangeUrl(code)}?${new URLSearchParams(mark)}`);
  } catch (error) {
    return refused(error, { seen });
  }
}

const LONGEST_WORDS = 1_000;

/** All of the wish, and the figures that were shown with it. */
export function readWhole(form: FormData): GuestChange & { seen: ChangeFigures; words?: string } {
  const { stayId, listingId, stay, guests } = readWish(form);
  const seen = readFigures(form);
  const words = String(form.get(WORDS) ?? "").trim();
  if (!stayId || !listingId || !stay || !guests || !seen || words.length > LONGEST_WORDS) {
    throw new AppError("invalid-request");
  }
  return { stayId, listingId, stay, guests, seen, ...(words && { words }) };
}

function readFigures(form: FormData): ChangeFigures | null {
  const [total, refund, kept, payFirst] = FIGURES.map((name) => {
    const text = String(form.get(name) ?? "");
    return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  });
  const figures = { total, refund, kept, payFirst } as ChangeFigures;
  return Object.values(figures).every(Number.isInteger) ? figures : null;
}
