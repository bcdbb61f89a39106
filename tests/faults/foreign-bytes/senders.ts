import { setTimeout as sleep } from "node:timers/promises";
import { hostCookie } from "../../../src/config.ts";
import { guestPixReceiptUrl, pictureUploadUrl } from "../../../src/contract/page-urls.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { ownerAt } from "../../support/desks.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { heldForPix } from "../../support/hand-pix.ts";
import { newKey } from "../../support/linked-guest.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { type Answer, call } from "../client.ts";
import { slowness } from "../machine.ts";
import type { Sent } from "./pictures.ts";

/** A guest or the owner, who sends one or more pictures at a time. */
export type Sender = { send(picture: Sent): Promise<Answer> };
export type Guest = Sender & { readonly pixId: string };

const PATIENCE_MS = 60_000;
/** Longer than the route's deadline. */
const HANGING_MS = 90_000;
const WAITS = new Set(["picture-underway", "pictures-busy"]);

const ROOMS = ["mar", "jangada", "coqueiro"];

/** Each guest has a waiting Pix of her own. */
export async function guestAt(app: FaultApp, url: string, number: number): Promise<Guest> {
  const stay = stayAhead(app, 10 + Math.floor(number / ROOMS.length) * 4, 2);
  const held = await heldForPix(app, { room: ROOMS[number % ROOMS.length] ?? "", stay });
  const { id, code, pixId } = held;
  const name = hostCookie({ PUBLIC_URL: url }, `reserva-${code}`);
  const cookie = `${name}=${await guestSecret(app.deps, await getBooking(app.deps.db, id))}`;
  return { pixId, send: senderTo(url, guestPixReceiptUrl(code), cookie) };
}

export async function ownerOf(app: FaultApp, url: string): Promise<Sender> {
  const { cookies } = await ownerAt(app);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { send: senderTo(url, pictureUploadUrl, cookie) };
}

/** Retries while the server says that other uploads come first. */
function senderTo(url: string, path: string, cookie: string): Sender["send"] {
  return async ({ content, type }) => {
    const started = performance.now();
    for (;;) {
      const headers = { cookie, "content-type": type, "x-form-key": newKey(), origin: url };
      const body = new Uint8Array(content);
      const signal = AbortSignal.timeout(Math.round(HANGING_MS * slowness()));
      const answer = await call(`${url}${path}`, { method: "POST", headers, body, signal });
      const isPatient = performance.now() - started < PATIENCE_MS * slowness();
      if (!WAITS.has(codeOf(answer)) || !isPatient) return answer;
      await sleep(100 + Math.random() * 200);
    }
  };
}

function codeOf({ text }: Answer): string {
  try {
    return String(JSON.parse(text).code);
  } catch {
    return "";
  }
}
