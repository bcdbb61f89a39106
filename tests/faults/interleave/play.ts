import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { addDays, todayIn } from "../../../src/domain/day.ts";
import type { FaultApp } from "../app.ts";
import type { Footprint } from "./footprint.ts";
import { Session } from "./session.ts";
import { type Scenery, setStage } from "./stage.ts";
import type { Stage } from "./verbs.ts";
import { perform, type Verb } from "./verbs.ts";

const PEEK_MS = 3;
let plays = 0;

/** Several operations at once, one statement at a time, in a given order. */
export class Play {
  readonly stage: Stage;
  readonly #app: FaultApp;
  readonly #sessions: readonly Session[];

  private constructor(app: FaultApp, stage: Stage, sessions: readonly Session[]) {
    this.#app = app;
    this.stage = stage;
    this.#sessions = sessions;
  }

  static async begin(
    app: FaultApp,
    set: Scenery,
    cast: readonly Verb[],
    pools: readonly pg.Pool[],
  ): Promise<Play> {
    const today = todayIn("America/Bahia", app.deps.clock());
    const stage = await setStage(app, set, cast, addDays(today, 30 + 4 * plays++));
    const sessions = cast.map((_, index) => new Session(pools[index] as pg.Pool));
    for (const [index, session] of sessions.entries()) {
      const deps = { ...app.deps, pool: session.pool, db: session.db };
      session.start(() => perform(cast[index] as Verb, deps, stage, index));
    }
    const play = new Play(app, stage, sessions);
    await play.#rest();
    return play;
  }

  get isOver(): boolean {
    return this.#sessions.every(({ outcome }) => outcome !== null);
  }

  get outcomes(): string[] {
    return this.#sessions.map(({ outcome }) => outcome ?? "");
  }

  /** The sessions that can take a step, and which. Empty if all wait for each other's locks. */
  async enabled(): Promise<Map<number, Footprint>> {
    for (;;) {
      const steps = [...this.#sessions.entries()].flatMap(([index, { waiting }]) =>
        waiting ? [[index, waiting] as const] : [],
      );
      if (steps.length > 0 || this.isOver) return new Map(steps);
      // A deadlock: PostgreSQL detects it after a second.
      await Promise.race(this.#sessions.filter((one) => one.isRunning).map((one) => one.moved));
    }
  }

  async step(index: number): Promise<void> {
    this.#sessions[index]?.allow();
    await this.#rest();
  }

  async drain(): Promise<void> {
    for (let steps = await this.enabled(); steps.size > 0; steps = await this.enabled()) {
      const [next] = steps.keys();
      if (next !== undefined) await this.step(next);
    }
  }

  /** Resolves once each session waits for its turn, is done, or is blocked by a lock. */
  async #rest(): Promise<void> {
    for (const session of this.#sessions) {
      while (session.isRunning) {
        await Promise.race([session.moved, sleep(PEEK_MS)]);
        if (session.isRunning && (await this.#isBlocked(session.pid))) break;
      }
    }
  }

  async #isBlocked(pid: number): Promise<boolean> {
    const { rows } = await this.#app.deps.pool.query(
      "select 1 from pg_locks where pid = $1 and not granted",
      [pid],
    );
    return rows.length > 0;
  }
}
