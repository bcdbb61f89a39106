import { isFeminine } from "../../../contract/listing-words.ts";
import type { Feed } from "../../../contract/owner/channels.ts";
import { ago } from "../ui/ago.ts";
import { plural } from "../ui/words.ts";
import { answerWords } from "./answer-words.ts";

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
