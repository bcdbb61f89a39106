import nodeHttp from "node:http";
import { untilHeard } from "../client.ts";

export type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly headers: nodeHttp.IncomingHttpHeaders;
  /** 'name=value' of every cookie that was set. */
  readonly cookies: readonly string[];
  readonly text: string;
  readonly ms: number;
};

export type Question = {
  readonly method?: "GET" | "HEAD" | "POST";
  /** The client's address, as our proxy reports it. */
  readonly from?: string;
  readonly cookie?: string;
  readonly body?: string;
};

/** IPv4 addresses that are all different. */
export const place = (number: number) =>
  `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Calls the app as its proxy would, over kept-alive connections. */
export class Asker {
  readonly #agent: nodeHttp.Agent;
  readonly url: string;
  #asked = 0;

  constructor(url: string, connections = 8) {
    this.url = url;
    this.#agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Each call comes from its own address unless one is given, so that no rate limit is used up. */
  ask(path: string, question: Question = {}): Promise<Answer> {
    const from = question.from ?? place(this.#asked++ % 2 ** 24);
    return untilHeard(() => this.#askOnce(path, { ...question, from }));
  }

  #askOnce(path: string, { method = "GET", from, cookie = "", body }: Question): Promise<Answer> {
    const headers = {
      "x-forwarded-for": from,
      ...(cookie && { cookie }),
      ...(body !== undefined && {
        origin: this.url,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": Buffer.byteLength(body),
      }),
    };
    const { hostname, port } = new URL(this.url);
    // The raw path, as an attacker writes it: `new URL` would normalise it.
    const options = { hostname, port, path, method, headers, agent: this.#agent };
    return new Promise((resolve, reject) => {
      const request = nodeHttp.request(options);
      const started = performance.now();
      request.on("error", reject);
      request.on("response", async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const set = response.headers["set-cookie"] ?? [];
        resolve({
          status: response.statusCode ?? 0,
          // 429 is a result that some tests want: only a busy server's answer is retried.
          retryAfter:
            response.statusCode === 429 ? null : (response.headers["retry-after"] ?? null),
          headers: response.headers,
          cookies: set.map((one) => one.split(";")[0] ?? ""),
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
        });
      });
      request.end(body);
    });
  }

  post(path: string, fields: Record<string, string>, question: Question = {}): Promise<Answer> {
    return this.ask(path, { ...question, method: "POST", body: `${new URLSearchParams(fields)}` });
  }

  close(): void {
    this.#agent.destroy();
  }
}
