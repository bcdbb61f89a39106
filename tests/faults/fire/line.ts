import { answerLimit, isFailure } from "../client.ts";

/** Longer than the longest limit. */
const HANGING_MS = 20_000;

export type Answer = { readonly status: number; readonly body: Record<string, unknown> };

const TICK_MS = 50;

/** How long this process was stalled: that is not the app's delay. */
let stalledMs = 0;
let lastTick = performance.now();
setInterval(() => {
  const now = performance.now();
  stalledMs += Math.max(0, now - lastTick - 2 * TICK_MS);
  lastTick = now;
}, TICK_MS).unref();

/** HTTP calls like a browser's, with failures and durations. */
export class Line {
  calls = 0;
  unanswered = 0;
  refused = 0;
  slowestMs = 0;
  /** Calls that were answered too late, or wrongly. */
  readonly wrong: string[] = [];

  async post(url: string, body: object, cookie = ""): Promise<Answer | null> {
    const started = performance.now() - stalledMs;
    this.calls++;
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(HANGING_MS),
      });
      const text = await answer.text();
      const { status } = answer;
      if (status >= 500) this.refused++;
      const heard = { status, retryAfter: answer.headers.get("retry-after") };
      if (isFailure(heard)) this.wrong.push(`${new URL(url).pathname} was answered with ${status}`);
      return { status, body: text ? JSON.parse(text) : {} };
    } catch {
      this.unanswered++;
      return null;
    } finally {
      this.#note(new URL(url).pathname, performance.now() - stalledMs - started);
    }
  }

  #note(path: string, ms: number): void {
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (ms > answerLimit()) this.wrong.push(`${path} took ${Math.round(ms)} ms`);
  }
}
