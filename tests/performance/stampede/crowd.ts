import nodeHttp from "node:http";

/** Visitors over connections of their own, and how long each page took them. */
export class Crowd {
  readonly pages: number[] = [];
  readonly errors: string[] = [];
  booked = 0;
  readonly #url: string;
  readonly #agent = new nodeHttp.Agent({ keepAlive: true });

  constructor(url: string) {
    this.#url = url;
  }

  async open(path: string): Promise<void> {
    const started = performance.now();
    const status = await this.#ask(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
    this.pages.push(performance.now() - started);
    if (status !== 200) this.errors.push(`${path} answered ${status}`);
  }

  async book(path: string, wish: object): Promise<void> {
    const body = JSON.stringify(wish);
    const headers = { "content-type": "application/json", origin: this.#url };
    const status = await this.#ask(path, { method: "POST", headers }, body);
    if (status === 200) this.booked += 1;
    else this.errors.push(`${path} answered ${status}`);
  }

  #ask(path: string, options: nodeHttp.RequestOptions, body?: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = nodeHttp.request(
        `${this.#url}${path}`,
        { agent: this.#agent, ...options },
        (answer) => {
          answer.resume();
          answer.once("error", reject);
          answer.once("end", () => resolve(answer.statusCode ?? 0));
        },
      );
      request.once("error", reject).end(body);
    });
  }
}
