import { createHash } from "node:crypto";
import { findBookingUrl, verifyUrl } from "../../../src/contract/page-urls.ts";
import { bookingCode } from "../../../src/domain/booking.ts";
import type { FaultApp } from "../app.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Answer, Asker } from "./asker.ts";
import { type Guests, untilQuiet } from "./guests.ts";

/** As src/server/guest/limit-asking.ts has them. */
const FROM_ONE_PLACE = 10;

type Wish = { readonly email?: string; readonly code?: string };

/** Who asks for what, how often, and how many of these requests may be accepted. */
type Siege = {
  readonly name: string;
  readonly page: typeof findBookingUrl | typeof verifyUrl;
  readonly wish: (index: number) => Wish;
  readonly isOnePlace?: true;
  readonly heard: number;
};

export type Besieged = { readonly told: readonly string[]; readonly asked: number };

/**
 * Addresses from all over the world ask for links: of real and invented guests, by address and by
 * code. The limits hold, no answer reveals who is known, and no mailbox is flooded.
 */
export async function besiege(
  app: FaultApp,
  asker: Asker,
  guests: Guests,
  places: number,
  random: Random,
): Promise<Besieged> {
  const on = guests.linked.filter(({ row }) => row.state === "confirmed" && row.guest_email);
  const [one, two, three] = on.map(({ row }) => row);
  if (!one || !two || !three) throw new Error("too few guests");
  const nobody = () => `x${random.below(1e9)}@exemplo.example`;
  const noCode = () => bookingCode("Maré Mansa", random.next);
  const [stranger, unknown, unheard] = [nobody(), noCode(), noCode()];
  const email = one.guest_email ?? "";
  const find = { page: findBookingUrl, heard: places } as const;
  const verify = { page: verifyUrl, heard: places } as const;
  const sieges: Siege[] = [
    { ...find, name: "known address", wish: () => ({ email }) },
    { ...find, name: "unknown address", wish: () => ({ email: stranger }) },
    { ...find, name: "known code", wish: () => ({ email: nobody(), code: two.code }) },
    { ...find, name: "unknown code", wish: () => ({ email: nobody(), code: unknown }) },
    { ...verify, name: "known code to verify", wish: () => ({ code: three.code }) },
    { ...verify, name: "unknown code to verify", wish: () => ({ code: unheard }) },
    {
      ...find,
      name: "one place",
      wish: () => ({ email: nobody() }),
      isOnePlace: true,
      heard: FROM_ONE_PLACE,
    },
  ];
  const before = app.mail.messages().length;
  const digests = new Map<string, string>();
  const told: string[] = [];
  for (const [index, siege] of sieges.entries()) {
    const { heard, complaints, pages } = await press(asker, siege, places, index);
    told.push(...complaints);
    if (heard !== siege.heard) told.push(`${siege.name}: ${heard} of ${places} were heard`);
    digests.set(siege.name, pages);
  }
  for (const what of ["address", "code", "code to verify"]) {
    if (digests.get(`known ${what}`) !== digests.get(`unknown ${what}`))
      told.push(`the answers for a known and an unknown ${what} differ`);
  }
  await untilQuiet(app);
  const mails = app.mail.messages().slice(0, app.mail.messages().length - before);
  const got = (address: string | null) =>
    mails.filter((mail) => mail.to.some((to) => to.address === address)).length;
  // A real code with another person's address: neither she nor the guest gets a mail.
  const sent = [one, two, three].map((row) => got(row.guest_email));
  if (String(sent) !== "1,0,1" || mails.length !== 2)
    told.push(`the guests got ${sent} mails of ${mails.length}, not 1,0,1 of 2`);
  return { told, asked: places * sieges.length };
}

async function press(
  asker: Asker,
  { page, name, wish, isOnePlace }: Siege,
  places: number,
  nth: number,
) {
  const complaints: string[] = [];
  const pages = { heard: new Set<string>(), refused: new Set<string>() };
  let heard = 0;
  await inParallel(8, places, async (index) => {
    const { email, code } = wish(index);
    const way = code === undefined ? "email" : "code";
    const typed =
      page === verifyUrl
        ? { text: code ?? "" }
        : { way, ...(email && { email }), ...(code && { code }) };
    const from = isOnePlace ? "203.0.113.7" : `198.${18 + nth}.${index >> 8}.${index & 255}`;
    const answer = await asker.post(page, typed as Record<string, string>, { from });
    const isHeard = answer.status < 400;
    if (isHeard) heard += 1;
    else if (answer.status !== 429) complaints.push(`${name} was answered with ${answer.status}`);
    (isHeard ? pages.heard : pages.refused).add(digest(answer, email, code));
  });
  for (const [kind, all] of Object.entries(pages)) {
    if (all.size > 1) complaints.push(`${name}: ${all.size} different pages when ${kind}`);
  }
  const [hashes] = [[...pages.heard, ...pages.refused].join()];
  return { heard, complaints, pages: hashes };
}

/** The page without what was typed and without its nonce. */
function digest({ status, text }: Answer, ...typed: (string | undefined)[]): string {
  let plain = text.replaceAll(/nonce="[^"]*"/g, "");
  for (const word of typed) if (word) plain = plain.replaceAll(word, "TYPED");
  return `${status} ${createHash("sha256").update(plain).digest("hex").slice(0, 12)}`;
}
