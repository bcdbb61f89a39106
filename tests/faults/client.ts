import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyError, LightMyRequestResponse } from "fastify";
import { toWireProblem } from "../../src/contract/problems.ts";
import { toAppError } from "../../src/server/http/answer-errors.ts";
import { slowness } from "./machine.ts";

/**
 * How an answer counts, in all runs. 'Not now' with Retry-After is a correct answer of a busy
 * machine, and is retried as a client would. A wrong, lost or late answer, a 500, and a 503 without
 * Retry-After are failures, which each run counts.
 */
export type Heard = { readonly status: number; readonly retryAfter: string | null };

export type Answer = Heard & {
  readonly ms: number;
  readonly headers: Headers;
  readonly text: string;
};

/** A call waits for four seconds at most; the rest is for a slow machine. */
export const answerLimit = (): number => 4_000 + 1_000 * slowness();

const HANGING_MS = 60_000;
const PATIENCE_MS = 30_000;
const TRIES = 3;
const NOT_NOW = [503, 429];

/** Refusals that were retried since a run began. */
let repeats = 0;

export function takeRepeats(): number {
  const taken = repeats;
  repeats = 0;
  return taken;
}

export const isNotNow = ({ status, retryAfter }: Heard): boolean =>
  NOT_NOW.includes(status) && retryAfter !== null;

/** An answer that a client cannot handle. */
export const isFailure = (heard: Heard): boolean => heard.status >= 500 && !isNotNow(heard);

/** Repeats the call until the answer is not 'not now', within a limit. */
export async function untilHeard<T extends Heard>(ask: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (;;) {
    const heard = await ask();
    const isPatient = performance.now() - started < PATIENCE_MS * slowness();
    if (!isNotNow(heard) || !isPatient) return heard;
    repeats++;
    await sleep(Number(heard.retryAfter) * 1000);
  }
}

/** One request, and how long its answer took. */
export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(HANGING_MS), ...init });
  const text = await answer.text();
  const { status, headers } = answer;
  const retryAfter = headers.get("retry-after");
  return { status, retryAfter, ms: performance.now() - started, headers, text };
}

export const ask = (url: string, init?: RequestInit): Promise<Answer> =>
  untilHeard(() => call(url, init));

/** The same for an app that is called without a connection. */
export async function askInside(
  inject: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const { answer } = await untilHeard(async () => {
    const answer = await inject();
    const retryAfter = answer.headers["retry-after"];
    return {
      answer,
      status: answer.statusCode,
      retryAfter: retryAfter ? String(retryAfter) : null,
    };
  });
  return answer;
}

/** An error that an HTTP caller would see as 'not now'. */
export const isForNow = (error: unknown): boolean =>
  error instanceof Error && toWireProblem(toAppError(error as FastifyError)).status === 503;

/**
 * Work that calls the server's functions: repeated from its beginning if the machine was too busy
 * for one of them. It must tolerate what an earlier attempt has left.
 */
export async function overAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isForNow(error) || tries === TRIES) throw error;
      repeats++;
    }
  }
}
