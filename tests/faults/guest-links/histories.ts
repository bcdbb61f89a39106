import { randomBytes } from "node:crypto";
import { AppError } from "../../../src/domain/app-error.ts";
import type { Role } from "../../../src/domain/person.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { bookingsToLink } from "../../../src/server/bookings/bookings-to-link.ts";
import { editBooking } from "../../../src/server/bookings/edit-booking.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { linkToAddress } from "../../../src/server/bookings/link-to-address.ts";
import { findGuestLink, renewGuestLink } from "../../../src/server/bookings/renew-guest-link.ts";
import { resendMail } from "../../../src/server/bookings/resend-mail.ts";
import { takeManualBooking } from "../../../src/server/bookings/take-manual-booking.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { findLinked } from "../../../src/server/guest/find-linked.ts";
import { renewOwnLink } from "../../../src/server/guest/renew-own-link.ts";
import { eraseGuest } from "../../../src/server/privacy/erase-guest.ts";
import { manualBooking } from "../../support/stories.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";
import { LinkModel } from "./model.ts";

const cause = { actor: "person:dona", source: "admin" } as const;
const STEPS = 14;

/** One booking whose links are sent, forwarded, renewed, corrected, repeated and erased. */
type History = {
  readonly deps: Deps;
  readonly random: Random;
  readonly id: string;
  readonly code: string;
  readonly addresses: readonly string[];
  readonly model: LinkModel;
};

type Step = (history: History) => Promise<unknown>;

const correct =
  (role: Role): Step =>
  async ({ deps, random, id, addresses, model }) => {
    const address = random.pick([...addresses, null]);
    const { version, guest_name, guest_phone, note } = await getBooking(deps.db, id);
    const contact = { guestName: guest_name ?? "", guestPhone: guest_phone, guestEmail: address };
    const edit = { ...contact, note, expectedArrival: null };
    await editBooking(deps, id, version, edit, { cause, role });
    model.correct(address, role === "owner");
  };

const send =
  (role: Role): Step =>
  async ({ deps, id, model }) => {
    await resendMail(deps, id, { cause, role });
    model.send(role === "owner");
  };

/** A person with any link, valid or ended, asks for a new one. */
const renew: Step = async ({ deps, random, code, model }) => {
  const secret = random.pick(model.secrets());
  const key = randomBytes(16).toString("hex");
  const given = await renewBy(deps, code, secret, key);
  model.renew({ key, secret }, given);
};

const repeat: Step = async ({ deps, random, code, model }) => {
  if (model.forms.length === 0) return;
  const { key, secret, given } = random.pick(model.forms);
  const again = await renewBy(deps, code, secret, key);
  if (again !== given) throw new Error("a form sent again got another link");
};

async function renewBy(deps: Deps, code: string, secret: string, key: string): Promise<string> {
  let given = "";
  const keepSecret = (_: string, kept: string) => {
    given = kept;
  };
  await renewOwnLink(deps, { address: "", secretOf: () => secret, keepSecret }, code, key);
  return given;
}

const steps: Readonly<Record<string, Step>> = {
  "the owner corrects": correct("owner"),
  "the team corrects": correct("team"),
  "the owner sends": send("owner"),
  "the team sends": send("team"),
  "a guest renews": renew,
  "a form comes again": repeat,
  "the owner renews": async ({ deps, id, model }) => {
    await renewGuestLink(deps, id, cause);
    model.endAll();
  },
  "the guest is erased": async ({ deps, random, id, model }) => {
    if (random.next() < 0.7) return;
    await cancelBooking(deps, id, cause, { who: "guest" }).catch(() => {});
    await eraseGuest(deps, id, cause);
    model.erase();
  },
};

/** Ended links do not open, all others do. Returns what went wrong. */
export async function linkHistories(
  app: FaultApp,
  count: number,
  random: Random,
): Promise<string[]> {
  const told: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const history = await begin(app, random, index);
    const done: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const name = random.pick(Object.keys(steps));
      done.push(name);
      const wrong = await take(history, name);
      if (wrong) told.push(`${wrong} after ${done.join(", ")}`);
    }
    await cancelBooking(app.deps, history.id, cause, { who: "guest" }).catch(() => {});
  }
  return told;
}

async function begin(app: FaultApp, random: Random, index: number): Promise<History> {
  const { deps } = app;
  const addresses = [0, 1, 2].map((one) => `h${index}-${one}@exemplo.example`);
  const guestEmail = random.pick([...addresses, null]);
  const wish = manualBooking(app, { guestEmail, stay: stayAhead(app, 300, 2) });
  const id = await takeManualBooking(deps, wish, cause);
  const { code } = await getBooking(deps.db, id);
  const model = new LinkModel(guestEmail);
  const history = { deps, random, id, code, addresses, model };
  await see(history);
  return history;
}

/** A refusal must be one that the model expects; then all links are tried. */
async function take(history: History, name: string): Promise<string | null> {
  const { model } = history;
  const mayBeRefused = model.refusals(name);
  try {
    await steps[name]?.(history);
  } catch (error) {
    if (!(error instanceof AppError)) return String(error);
    if (!mayBeRefused.includes(error.code)) return `${name} was refused: ${error.code}`;
  }
  return (await see(history)) ?? (await tryAll(history));
}

/** The links in mails and in the dashboard now. The model learns new ones and checks the rest. */
async function see({ deps, id, addresses, model }: History): Promise<string | null> {
  const booking = await getBooking(deps.db, id);
  const shown: [string, string | null][] = [["casa", await findGuestLink(deps, id)]];
  if (booking.guest_email) shown.push([booking.guest_email, await linkToAddress(deps, booking)]);
  for (const [recipient, link] of shown) {
    const wrong = model.learn(recipient, link?.split("/").at(-1) ?? null, booking.state);
    if (wrong) return wrong;
  }
  for (const address of addresses) {
    const found = (await bookingsToLink(deps, address)).some((one) => one.id === id);
    if (found && !model.living.has(address)) return "found by an address without a link";
  }
  return null;
}

async function tryAll({ deps, code, model }: History): Promise<string | null> {
  for (const secret of model.secrets()) {
    const opens = (await findLinked(deps, code, secret)) !== undefined;
    if (opens !== model.isAlive(secret))
      return opens ? "a dead link opens" : "a link does not open";
  }
  return null;
}
