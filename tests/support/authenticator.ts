import { createHmac } from "node:crypto";
import { machineNow } from "../../sandbox/clock.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const STEP_MS = 30_000;

/** The current TOTP code (RFC 6238: thirty seconds, six digits). */
export function codeNow(secret: string): string {
  return codeAt(secret, machineNow());
}

/** The next code, which is accepted already: the current one may have been used. */
export function codeNext(secret: string): string {
  return codeAt(secret, machineNow() + STEP_MS);
}

function codeAt(secret: string, now: number): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
