import { isFeminine } from "../../../contract/listing-words.ts";
import type { Feed } from "../../../contract/owner/channels.ts";
import { plural } from "../ui/words.ts";
import { answerWords } from "./answer-words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ["day", DAY, 2 * DAY],
  ["hour", HOUR, HOUR],
  ["minute", MINUTE, MINUTE],
] as const;

const relative = new Intl.RelativeTimeFormat("pt-BR");

/** 'há 6 minutos', 'há 3 horas'; less than a minute is now. */
export function ago(at: number, now: number): string {
  return inWords(at, now) ?? "agora mesmo";
}

/** 'em 4 minutos' */
export function soon(at: number, now: number): string {
  return (at > now ? inWords(at, now) : null) ?? "em instantes";
}

function inWords(at: number, now: number): string | null {
  const apart = Math.abs(at - now);
  const unit = units.find(([, , from]) => apart >= from);
  if (!unit) return null;
  const [name, length] = unit;
  return relative.format(Math.sign(at - now) * Math.floor(apart / length), name);
}

/** '4 reservas, 12 noites' */
export function soldThere({ stays, nights }: Feed): string {
  if (stays === 0) return "nenhuma reserva";
  return `${plural(stays, "reserva", "reservas")}, ${plural(nights, "noite", "noites")}`;
}

/** Stays that are echoes. */
export function repeated({ echoes }: Feed): string | null {
  if (echoes === 0) return null;
  return echoes === 1 ? "1 repete uma daqui" : `${echoes} repetem as daqui`;
}

/** 'lido por inteiro'; a failed read says when, because it is newer than the data shown. */
export function lastAnswer({ answer, triedAt, answeredAt }: Feed, now: number): string {
  if (answer === null || triedAt === null) return "a primeira leitura está a caminho";
  const { short } = answerWords[answer];
  return triedAt === answeredAt ? short : `${short}, ${ago(triedAt, now)}`;
}

/** 'Quarto Mar vendido duas vezes', 'Casa inteira vendida duas vezes' */
export function soldTwice(name: string): string {
  return `${name} ${isFeminine(name) ? "vendida" : "vendido"} duas vezes`;
}

/** The same for nights that were only blocked here. */
export function soldThoughBlocked(name: string): string {
  return isFeminine(name) ? `${name} vendida, mas bloqueada` : `${name} vendido, mas bloqueado`;
}

/** 'no Quarto Coqueiro', 'na Casa inteira' */
export function inListing(name: string): string {
  return `${isFeminine(name) ? "na" : "no"} ${name}`;
}
