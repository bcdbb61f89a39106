import { PLATFORM_ACCOUNT } from "../credentials.ts";
import type { Delivery, EventEntry, RecordedEvent } from "../state/books.ts";
import { arrived, postEvent } from "./post-event.ts";
import { inOrder, type Release, type WebhookMode } from "./webhook-mode.ts";

export type CourierOptions = {
  webhookUrl: string | null;
  retryDelaysMs: number[];
  /** Called after every delivery attempt. */
  onDelivery(): void;
};

/** Delivers events to the single endpoint, which is registered for connected accounts only. */
export class Courier {
  webhookUrl: string | null;
  mode: WebhookMode = { mode: "normal" };
  readonly #options: CourierOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underway = new Set<Promise<unknown>>();
  #hangUp = new AbortController();
  #held: EventEntry[] = [];

  constructor(options: CourierOptions) {
    this.#options = options;
    this.webhookUrl = options.webhookUrl;
  }

  take(entry: EventEntry) {
    if (this.webhookUrl === null || entry.account === PLATFORM_ACCOUNT) return;
    entry.event.pending_webhooks = 1;
    switch (this.mode.mode) {
      case "drop":
        return this.#drop(this.mode.events);
      case "hold":
        this.#held.push(entry);
        return;
      case "delay":
        return this.#schedule(entry, 0, this.mode.ms);
      case "duplicate":
        for (let copy = 0; copy < this.mode.copies; copy++) this.#schedule(entry, 0, 0);
        return;
      case "normal":
        return this.#schedule(entry, 0, 0);
    }
  }

  /** Releases held events in the given order, one after the other. */
  async release(release: Release): Promise<string[]> {
    const entries = inOrder(this.#held, release);
    const { signal } = this.#hangUp;
    this.#held = [];
    for (const entry of entries) if (!signal.aborted) await this.#attempt(entry, 0);
    return entries.map(({ event }) => event.id);
  }

  /** One attempt out of order, possibly with a tampered event. */
  async deliverNow(
    entry: EventEntry,
    changes: Partial<RecordedEvent> = {},
  ): Promise<Delivery | null> {
    if (this.webhookUrl === null) return null;
    const sent = { ...entry.event, ...changes };
    const delivery = await postEvent(this.webhookUrl, sent, this.#hangUp.signal);
    entry.deliveries.push(delivery);
    if (arrived(delivery)) entry.event.pending_webhooks = 0;
    this.#options.onDelivery();
    return delivery;
  }

  /** Resumes the undelivered events of an earlier run. */
  resume(entries: EventEntry[]) {
    for (const entry of entries) if (entry.event.pending_webhooks > 0) this.take(entry);
  }

  /** Aborts deliveries in flight and drops the queue. */
  async stop() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#held = [];
    this.#hangUp.abort();
    await Promise.allSettled(this.#underway);
    this.#hangUp = new AbortController();
  }

  #drop(left: number) {
    this.mode = left > 1 ? { mode: "drop", events: left - 1 } : { mode: "normal" };
  }

  #schedule(entry: EventEntry, attempt: number, ms: number) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const work = this.#attempt(entry, attempt).finally(() => this.#underway.delete(work));
      this.#underway.add(work);
    }, ms);
    this.#timers.add(timer);
  }

  async #attempt(entry: EventEntry, attempt: number) {
    const { signal } = this.#hangUp;
    const delivery = await this.deliverNow(entry);
    const next = this.#options.retryDelaysMs[attempt];
    if (!delivery || arrived(delivery) || next === undefined || signal.aborted) return;
    this.#schedule(entry, attempt + 1, next);
  }
}
