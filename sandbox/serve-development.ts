import http from "node:http";
import type { FastifyPluginAsync } from "fastify";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { Config } from "../src/config.ts";
import type { House } from "../src/start.ts";

type Entry = typeof import("../src/entry.ts");

/** Pages with hot reload; a changed server file restarts the app at the next request. */
export async function serveDevelopment(
  config: Config,
  plugins: FastifyPluginAsync[],
): Promise<() => Promise<void>> {
  const server = http.createServer();
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("no runnable SSR environment");
  const { runner } = ssr;

  let current: { entry: Entry; house: Promise<House> } | undefined;
  async function currentHouse(): Promise<House> {
    const entry = (await runner.import("/src/entry.ts")) as Entry;
    if (current?.entry !== entry) {
      const previous = current?.house;
      current = { entry, house: startAfter(entry, previous) };
    }
    return current.house;
  }
  async function startAfter(entry: Entry, previous?: Promise<House>): Promise<House> {
    await (await previous)?.close();
    const house = await entry.start(config, { mode: "development" }, { plugins });
    await house.app.ready();
    return house;
  }

  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      currentHouse().then(
        ({ app }) => app.routing(request, response),
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          process.stderr.write(`${error.stack}\n`);
          response.writeHead(500).end("The server did not start: see the terminal.");
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(config.PORT, config.HOST, resolve));
  // Jobs must run before the first page is opened.
  await currentHouse();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await (await current?.house)?.close();
    await vite.close();
  };
}
