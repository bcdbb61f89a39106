import { inOrder, type Release } from "../../payments/webhooks/webhook-mode.ts";
import type { Delivery, NotificationEntry } from "../state/books.ts";
import { arrived, postNotification } from "./post-notification.ts";
import type { WebhookMode, WebhookStyle } from "./webhook-mode.ts";

export type CourierOptions = {
  webhookUrl: string | null;
  retryDelaysMs: number[];
  /** Called after every delivery attempt. */
  onDelivery(): void;
};

export const USUAL_STYLE: WebhookStyle = { form: "signed", signedId: "as_sent" };

/** Delivers notifications to the single address that the account is set up with. */
export class Courier {
  webhookUrl: string | null;
  mode: WebhookMode = { mode: "normal" };
  style: WebhookStyle = USUAL_STYLE;
  readonly #options: CourierOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underway = new Set<Promise<unknown>>();
  #hangUp = new AbortController();
  #held: NotificationEntry[] = [];

  constructor(options: CourierOptions) {
    this.#options = options;
    this.webhookUrl = options.webhookUrl;
  }

  take(entry: NotificationEntry) {
    if (this.webhookUrl === null) return;
    entry.pending = true;
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

  /** Releases held notifications in the given order, one after the other. */
  async release(release: Release): Promise<number[]> {
    const entries = inOrder(this.#held, release);
    const { signal } = this.#hangUp;
    this.#held = [];
    for (const entry of entries) if (!signal.aborted) await this.#attempt(entry, 0);
    return entries.map(({ id }) => id);
  }

  /** One attempt out of order, possibly in another style. */
  async deliverNow(
    entry: NotificationEntry,
    style: Partial<WebhookStyle> = {},
  ): Promise<Delivery | null> {
    if (this.webhookUrl === null) return null;
    const delivery = await postNotification(
      this.webhookUrl,
      entry,
      { ...this.style, ...style },
      this.#hangUp.signal,
    );
    entry.deliveries.push(delivery);
    if (arrived(delivery)) entry.pending = false;
    this.#options.onDelivery();
    return delivery;
  }

  /** Resumes the undelivered notifications of an earlier run. */
  resume(entries: NotificationEntry[]) {
    for (const entry of entries) if (entry.pending) this.take(entry);
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

  #schedule(entry: NotificationEntry, attempt: number, ms: number) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const work = this.#attempt(entry, attempt).finally(() => this.#underway.delete(work));
      this.#underway.add(work);
    }, ms);
    this.#timers.add(timer);
  }

  async #attempt(entry: NotificationEntry, attempt: number) {
    const { signal } = this.#hangUp;
    const delivery = await this.deliverNow(entry);
    const next = this.#options.retryDelaysMs[attempt];
    if (!delivery || arrived(delivery) || next === undefined || signal.aborted) return;
    this.#schedule(entry, attempt + 1, next);
  }
}
