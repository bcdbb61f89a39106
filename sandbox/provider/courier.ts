import { inOrder, type Release, type WebhookMode } from "./webhook-mode.ts";

export type Delivery = { at: number; status: number | null; error: string | null };

/** A provider's notification to the site, with every delivery attempt. */
export type Notice = { deliveries: Delivery[] };

type Letter = { url: string | URL; headers: Record<string, string>; body: string };

/** The format of a provider's notices, and when one counts as delivered. */
export type Post<Told, Changes> = {
  patienceMs: number;
  idOf(notice: Told): string | number;
  isPending(notice: Told): boolean;
  setPending(notice: Told, is: boolean): void;
  hasArrived(status: number): boolean;
  /** The request of one attempt, at this time of the machine's clock. */
  write(url: string, notice: Told, changes: Partial<Changes>, at: number): Letter;
};

export type CourierOptions<Told, Changes> = {
  post: Post<Told, Changes>;
  webhookUrl: string | null;
  /** Delays between attempts; the number of entries is the number of retries. */
  retryDelaysMs: number[];
  /** Called after every attempt. */
  onDelivery(): void;
};

/** Delivers notices to the single address that the account is set up with. */
export class Courier<Told extends Notice, Changes extends object> {
  webhookUrl: string | null;
  mode: WebhookMode = { mode: "normal" };
  /** How every notice differs from the default. */
  style: Partial<Changes> = {};
  readonly post: Post<Told, Changes>;
  readonly #options: CourierOptions<Told, Changes>;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underway = new Set<Promise<unknown>>();
  #hangUp = new AbortController();
  #held: Told[] = [];

  constructor(options: CourierOptions<Told, Changes>) {
    this.#options = options;
    this.post = options.post;
    this.webhookUrl = options.webhookUrl;
  }

  take(notice: Told) {
    if (this.webhookUrl === null) return;
    this.post.setPending(notice, true);
    switch (this.mode.mode) {
      case "drop":
        return this.#drop(this.mode.events);
      case "hold":
        this.#held.push(notice);
        return;
      case "delay":
        return this.#schedule(notice, 0, this.mode.ms);
      case "duplicate":
        for (let copy = 0; copy < this.mode.copies; copy++) this.#schedule(notice, 0, 0);
        return;
      case "normal":
        return this.#schedule(notice, 0, 0);
    }
  }

  /** Releases held notices in the given order, one after the other. */
  async release(release: Release): Promise<(string | number)[]> {
    const notices = inOrder(this.#held, release);
    const { signal } = this.#hangUp;
    this.#held = [];
    for (const notice of notices) if (!signal.aborted) await this.#attempt(notice, 0);
    return notices.map(this.post.idOf);
  }

  /** One attempt out of order, possibly changed. */
  async deliverNow(notice: Told, changes: Partial<Changes> = {}): Promise<Delivery | null> {
    if (this.webhookUrl === null) return null;
    const delivery = await this.#send(this.webhookUrl, notice, { ...this.style, ...changes });
    notice.deliveries.push(delivery);
    if (this.#hasArrived(delivery)) this.post.setPending(notice, false);
    this.#options.onDelivery();
    return delivery;
  }

  /** Resumes the undelivered notices of an earlier run. */
  resume(notices: Told[]) {
    for (const notice of notices) if (this.post.isPending(notice)) this.take(notice);
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

  /** Every outcome is recorded as the delivery's result, never thrown. */
  async #send(to: string, notice: Told, changes: Partial<Changes>): Promise<Delivery> {
    // The signature uses real time, not the sandbox's clock: the receiver checks it against its own.
    const at = Date.now();
    const { url, headers, body } = this.post.write(to, notice, changes, at);
    try {
      const patience = AbortSignal.timeout(this.post.patienceMs);
      const signal = AbortSignal.any([this.#hangUp.signal, patience]);
      const response = await fetch(url, {
        ...{ method: "POST", headers, body, signal },
        redirect: "manual",
      });
      await response.body?.cancel();
      return { at, status: response.status, error: null };
    } catch (error) {
      return { at, status: null, error: error instanceof Error ? error.message : String(error) };
    }
  }

  #hasArrived({ status }: Delivery): boolean {
    return status !== null && this.post.hasArrived(status);
  }

  #drop(left: number) {
    this.mode = left > 1 ? { mode: "drop", events: left - 1 } : { mode: "normal" };
  }

  #schedule(notice: Told, attempt: number, ms: number) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const work = this.#attempt(notice, attempt).finally(() => this.#underway.delete(work));
      this.#underway.add(work);
    }, ms);
    this.#timers.add(timer);
  }

  async #attempt(notice: Told, attempt: number) {
    const { signal } = this.#hangUp;
    const delivery = await this.deliverNow(notice);
    const next = this.#options.retryDelaysMs[attempt];
    if (!delivery || this.#hasArrived(delivery) || next === undefined || signal.aborted) return;
    this.#schedule(notice, attempt + 1, next);
  }
}
