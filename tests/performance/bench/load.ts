import nodeHttp from "node:http";

export const CONNECTIONS = 8;

export type Client = {
  /** Requests the URLs in turn, `times` in all. Fails unless it gets 200, or 304 for a copy. */
  get(
    urls: readonly string[],
    times: number,
    headers?: nodeHttp.OutgoingHttpHeaders,
  ): Promise<void>;
  close(): void;
};

/** A few concurrent clients over keep-alive connections. */
export function createClient(): Client {
  const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return {
    async get(urls, times, headers = {}) {
      let asked = 0;
      const visitor = async () => {
        while (asked < times) {
          const url = urls[asked++ % urls.length] ?? "";
          await getOnce(agent, url, headers);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    },
    close: () => agent.destroy(),
  };
}

function getOnce(
  agent: nodeHttp.Agent,
  url: string,
  headers: nodeHttp.OutgoingHttpHeaders,
): Promise<void> {
  const expected = "if-none-match" in headers ? 304 : 200;
  return new Promise((resolve, reject) => {
    nodeHttp
      .get(url, { agent, headers }, (response) => {
        response.resume();
        response.once("error", reject);
        response.once("end", () =>
          response.statusCode === expected
            ? resolve()
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        );
      })
      .once("error", reject);
  });
}
