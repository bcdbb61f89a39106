import type { ServerBuild } from "react-router";
import type { Config } from "./config.ts";
import type { Pages } from "./server/http/pages.ts";
import { type App, type StartOptions, startApp } from "./start.ts";

/**
 * The root of the server bundle. Server and pages are one module graph: a router context or a
 * database pool that existed twice would be two different objects.
 */
export function start(
  config: Config,
  pages: Omit<Pages, "build">,
  options: Omit<StartOptions, "pages"> = {},
): Promise<App> {
  return startApp(config, { ...options, pages: { ...pages, build: serverBuild } });
}

async function serverBuild(): Promise<ServerBuild> {
  return (await import("virtual:react-router/server-build")) as ServerBuild;
}
