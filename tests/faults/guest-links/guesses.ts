import { randomBytes, randomUUID } from "node:crypto";
import { bookingCode } from "../../../src/domain/booking.ts";
import { secretOf } from "../../../src/server/bookings/guest-link.ts";
import type { Deps } from "../../../src/server/deps.ts";
import type { Random } from "../random.ts";
import type { Guests } from "./guests.ts";

/** A code and a secret that somebody tries. */
export type Guess = {
  readonly kind: string;
  readonly code: string;
  readonly secret: string;
  /** Why its answer differs from the others; still, it must be the same for every code. */
  readonly isMalformed?: string;
};

const randomSecret = () => randomBytes(32).toString("base64url");

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Another spelling of the same bytes: the last letter has two bits to spare. */
function sameBytes(secret: string): string {
  const last = LETTERS.indexOf(secret.at(-1) ?? "A");
  return secret.slice(0, -1) + LETTERS[(last & ~3) | ((last + 1) & 3)];
}

const malformed: readonly ((secret: string) => string)[] = [
  () => "%00",
  () => "%20",
  () => encodeURIComponent("' or 1=1 --"),
  () => encodeURIComponent("ção ☕"),
  () => "A".repeat(1_500),
  (secret) => `${secret}%00`,
  (secret) => `${secret}%20`,
  (secret) => `%20${secret}`,
  (secret) => `${secret}%2F`,
  (secret) => secret.slice(0, 10),
  (secret) => `${secret}==`,
  () => "undefined",
  () => "null",
];

type Kinds = Readonly<Record<string, (random: Random) => Omit<Guess, "kind">>>;

/** What is tried: each with a real code, if something else in it is wrong. */
export function kindsOfGuess({ config }: Deps, guests: Guests): Kinds {
  const { linked, portals, renewed } = guests;
  const any = (random: Random) => random.pick(linked);
  const randomCode = (random: Random) => bookingCode("Maré Mansa", random.next);
  return {
    "random secret": (random) => ({ code: any(random).row.code, secret: randomSecret() }),
    "random code": (random) => ({ code: randomCode(random), secret: randomSecret() }),
    "somebody's secret for a random code": (random) => ({
      code: randomCode(random),
      secret: any(random).secret,
    }),
    "another's secret": (random) => {
      const own = any(random);
      return {
        code: own.row.code,
        secret: random.pick(linked.filter((one) => one !== own)).secret,
      };
    },
    "a link that was never made": (random) => {
      const { code, id } = any(random).row;
      return { code, secret: secretOf(config, { id: randomUUID(), booking_id: id }) };
    },
    "renewed link": () => ({ code: renewed.linked.row.code, secret: renewed.before }),
    "portal's guest": () => ({ code: portals.row.code, secret: portals.secret }),
    "other case": (random) => {
      const { row, secret } = any(random);
      const at = random.below(secret.length);
      const letter = secret[at] ?? "";
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      const swapped = secret.slice(0, at) + other + secret.slice(at + 1);
      const wrong = [secret.toLowerCase(), secret.toUpperCase(), swapped, sameBytes(secret)];
      return { code: row.code, secret: random.pick(wrong.filter((one) => one !== secret)) };
    },
    "code in other case": (random) => {
      const { row, secret } = any(random);
      const spellings = [row.code.toLowerCase(), row.code.replace("-", ""), ` ${row.code}`];
      return { code: encodeURIComponent(random.pick(spellings)), secret };
    },
    "one letter off": (random) => {
      const { row, secret } = any(random);
      const at = random.below(secret.length);
      const letter = random.pick([...LETTERS].filter((one) => one !== secret[at]));
      return { code: row.code, secret: secret.slice(0, at) + letter + secret.slice(at + 1) };
    },
    malformed: (random) => {
      const { row, secret } = any(random);
      const code = random.next() < 0.5 ? row.code : randomCode(random);
      const which = random.below(malformed.length);
      return { code, secret: malformed[which]?.(secret) ?? "", isMalformed: `malformed ${which}` };
    },
  };
}
