import nodeHttp from "node:http";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { Config } from "../src/config.ts";
import type { App } from "../src/start.ts";
import type { Serving } from "./serve-built.ts";

type Entry = typeof import("../src/entry.ts");

/** Pages with hot reload; a changed server file restarts the app at the next request. */
export async function serveDevelopment(
  config: Config,
  { plugins, clock }: Serving,
): Promise<() => Promise<void>> {
  const server = nodeHttp.createServer();
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("no runnable SSR environment");
  const { runner } = ssr;

  let current: { entry: Entry; app: Promise<App> } | undefined;
  async function currentApp(): Promise<App> {
    const entry = (await runner.import("/src/entry.ts")) as Entry;
    if (current?.entry !== entry) {
      const previous = current?.app;
      current = { entry, app: startAfter(entry, previous) };
    }
    return current.app;
  }
  async function startAfter(entry: Entry, previous?: Promise<App>): Promise<App> {
    await (await previous)?.close();
    const app = await entry.start(config, { mode: "development" }, { plugins, clock });
    await app.http.ready();
    return app;
  }

  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      currentApp().then(
        ({ http }) => http.routing(request, response),
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
  await currentApp();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await (await current?.app)?.close();
    await vite.close();
  };
}
