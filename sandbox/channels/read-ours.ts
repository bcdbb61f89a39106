import { checkCalendar } from "./check-calendar.ts";
import type { Connection, Reading } from "./portal-calendar.ts";

const MOST_BYTES = 1_000_000;

/** Reads our calendar and replaces the imported nights; on failure they stay. */
export async function readOurs(connection: Connection, limits: AbortSignal): Promise<Reading> {
  const answer = await ask(connection, limits);
  if (answer.kind !== "calendar") return answer;
  const checked = checkCalendar(answer.body);
  if (checked.kind === "refused") return notRead(checked.reason);
  connection.imported = checked.nights;
  connection.etag = answer.etag;
  return { kind: "read", nights: checked.nights.size };
}

type Answer =
  | { readonly kind: "calendar"; readonly body: Uint8Array; readonly etag: string | null }
  | Extract<Reading, { kind: "unchanged" | "not-read" }>;

async function ask({ url, etag }: Connection, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { accept: "text/calendar", ...(etag ? { "if-none-match": etag } : {}) },
      // A redirect could lead to another machine.
      redirect: "manual",
      signal,
    });
    const body = new Uint8Array(await response.arrayBuffer());
    if (response.status === 304 && etag) return { kind: "unchanged" };
    if (response.status !== 200) return notRead(`O endereço respondeu ${response.status}.`);
    const type = response.headers.get("content-type") ?? "";
    if (!/^text\/calendar\s*(;|$)/i.test(type)) {
      return notRead(`O conteúdo não é um calendário, é ${type || "de tipo desconhecido"}.`);
    }
    if (body.length > MOST_BYTES) return notRead("O calendário é grande demais.");
    return { kind: "calendar", body, etag: response.headers.get("etag") };
  } catch {
    const slow = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    return notRead(slow ? "O endereço demorou demais." : "O endereço não respondeu.");
  }
}

function notRead(reason: string): Extract<Reading, { kind: "not-read" }> {
  return { kind: "not-read", reason };
}
