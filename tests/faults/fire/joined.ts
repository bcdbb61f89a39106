import net from "node:net";

/** Faults of a connection in use. */
export type Harm = "cut" | "freeze" | "half-close";
export type Blow = {
  readonly harm: Harm;
  readonly fromApp: boolean;
  readonly afterBytes: number;
};

const FORGOTTEN_MS = 15_000;

/** One proxied connection between the app and a dependency. */
export class Joined {
  readonly #app: net.Socket;
  readonly #neighbour: net.Socket;
  #blow: Blow | null = null;
  #bytesLeft = 0;
  #frozen = false;
  readonly closed: Promise<void>;

  constructor(house: net.Socket, port: number) {
    this.#app = house;
    this.#neighbour = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    this.#carry(house, this.#neighbour);
    this.#carry(this.#neighbour, house);
    this.closed = new Promise((resolve) => house.once("close", () => resolve()));
  }

  /** Applies the fault after this many more bytes in one direction. */
  expect(blow: Blow): void {
    this.#blow = blow;
    this.#bytesLeft = blow.afterBytes;
  }

  get isStruck(): boolean {
    return this.#blow === null;
  }

  strike(harm: Harm): void {
    this.#blow = null;
    if (harm === "half-close") this.#app.end();
    else if (harm === "freeze") this.#freeze();
    else this.end();
  }

  end(): void {
    this.#app.resetAndDestroy();
    this.#neighbour.resetAndDestroy();
  }

  /** Drops all packets, even the close, until a router forgets the connection. */
  #freeze(): void {
    this.#frozen = true;
    setTimeout(() => this.end(), FORGOTTEN_MS).unref();
  }

  #carry(from: net.Socket, to: net.Socket): void {
    from.setNoDelay(true);
    // Errors are expected here.
    from.on("error", () => {});
    from.on("data", (chunk: Buffer) => {
      if (!this.#frozen) to.write(this.#untilBlow(from, chunk));
    });
    from.on("end", () => this.#frozen || to.end());
    from.on("close", () => this.#frozen || to.destroy());
  }

  #untilBlow(from: net.Socket, chunk: Buffer): Buffer {
    const blow = this.#blow;
    if (!blow || blow.fromApp !== (from === this.#app)) return chunk;
    const passing = chunk.subarray(0, this.#bytesLeft);
    this.#bytesLeft -= passing.length;
    if (this.#bytesLeft === 0) setImmediate(() => this.strike(blow.harm));
    // A half-closed connection still carries this direction: a stream never has a gap.
    return blow.harm === "half-close" ? chunk : passing;
  }
}
