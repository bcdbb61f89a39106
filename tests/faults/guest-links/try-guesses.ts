import { createHash } from "node:crypto";
import { guestPageUrl } from "../../../src/contract/page-urls.ts";
import { isBookingCode } from "../../../src/domain/booking.ts";
import type { FaultApp } from "../app.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Answer, Asker } from "./asker.ts";
import { type Guess, kindsOfGuess } from "./guesses.ts";
import type { Guests } from "./guests.ts";

/** Every n-th is tried as a cookie too, and its page is read completely. */
const READ = 4;

/** Guessed addresses, none of which may open. Returns what went wrong. */
export async function tryGuesses(
  { deps }: FaultApp,
  asker: Asker,
  guests: Guests,
  times: number,
  random: Random,
): Promise<string[]> {
  const kinds = Object.entries(kindsOfGuess(deps, guests));
  const guesses = Array.from({ length: times }, (_, index): Guess => {
    const [kind, make] = kinds[index % kinds.length] ?? ["", () => ({ code: "", secret: "" })];
    return { kind, ...make(random) };
  });
  const answers = new Map<string, Set<string>>();
  const told = await inParallel(8, times, (index) =>
    judge(asker, guesses[index] as Guess, index % READ === 0, answers),
  );
  await opensRight(asker, guests);
  const unlike = [...answers].filter(([, all]) => all.size > 1);
  return [
    ...told.flat(),
    ...unlike.map(
      ([what, all]) => `${all.size} different answers: ${what} (${[...all].join("; ")})`,
    ),
  ];
}

async function judge(
  asker: Asker,
  { kind, code, secret, isMalformed }: Guess,
  isRead: boolean,
  answers: Map<string, Set<string>>,
): Promise<string[]> {
  const told: string[] = [];
  const note = (what: string, answer: string) =>
    answers.set(what, (answers.get(what) ?? new Set()).add(answer));
  const link = await asker.ask(`/reserva/${code}/${secret}`);
  if (isOpen(link)) told.push(`${kind} opened`);
  // Whatever is wrong with it, the answer is the same for every code.
  note(
    isMalformed ?? "wrong link",
    `${link.status} to ${String(link.headers.location).replaceAll(code, "CODE")}`,
  );
  if (!isRead) return told;
  const isPlain = isBookingCode(code) && !/[%;,\s]/.test(secret);
  const cookie = isPlain ? `reserva-${code}=${secret}` : "";
  const page = await asker.ask(guestPageUrl(decodeURIComponent(code)), { cookie });
  if (isOpen(page) || page.status !== 404) told.push(`${kind} as a cookie: ${page.status}`);
  note("dead page", `${page.status} ${digest(page.text, decodeURIComponent(code))}`);
  return told;
}

const isOpen = ({ cookies }: Answer) => cookies.some((one) => one.startsWith("reserva-"));

/** The page without its nonce and the text that repeats the URL. */
export function digest(html: string, code: string): string {
  const encoded = encodeURIComponent(code);
  const plain = html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(encoded, "CODE")
    .replaceAll(code, "CODE");
  return createHash("sha256").update(plain).digest("hex").slice(0, 12);
}

/** Right links must open: otherwise the refusals would prove nothing. */
async function opensRight(asker: Asker, { linked }: Guests): Promise<void> {
  for (const { row, secret } of linked) {
    const link = await asker.ask(`/reserva/${row.code}/${secret}`);
    const [cookie = ""] = link.cookies;
    const page = await asker.ask(guestPageUrl(row.code), { cookie });
    if (!isOpen(link) || page.status !== 200)
      throw new Error(`the right link of a booking that is ${row.state} does not open`);
  }
}
