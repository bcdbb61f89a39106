import { readFile } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { createApp } from "../../src/app.ts";
import routes from "../../src/web/routes.ts";
import { openTestApp } from "../support/test-app.ts";

export type Endpoint = { readonly method: string; readonly path: string };

/** Every route of the product: the server's and the pages'. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  return [...(await serverEndpoints()), ...(await pageEndpoints())];
}

async function serverEndpoints(): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  const collect: FastifyPluginAsync = fp(async (http) => {
    http.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat()) {
        if (one !== "HEAD" && one !== "OPTIONS") found.push({ method: one, path: url });
      }
    });
  });
  const { deps } = await openTestApp();
  await createApp(deps, { plugins: [collect] }).then((http) => http.close());
  return found;
}

/** A page with a loader or a component answers GET; one with an action answers POST. */
async function pageEndpoints(): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  async function walk(entry: RouteConfigEntry, above: string): Promise<void> {
    const path = entry.path ? `${above}/${entry.path}` : above;
    if (entry.path !== undefined || entry.index) {
      const source = await readFile(`src/web/${entry.file}`, "utf8");
      if (/export (default|((async )?function|const) loader\b)/.test(source)) {
        endpoints.push({ method: "GET", path: path || "/" });
      }
      if (/export ((async )?function|const) action\b/.test(source)) {
        endpoints.push({ method: "POST", path: path || "/" });
      }
    }
    for (const child of entry.children ?? []) await walk(child, path);
  }
  for (const entry of await routes) await walk(entry, "");
  return endpoints;
}
