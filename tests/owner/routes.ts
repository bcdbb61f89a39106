import { readFile } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { createApp } from "../../src/app.ts";
import routes from "../../src/web/routes.ts";
import { openTestHouse } from "../support/test-house.ts";

export type Door = { readonly method: string; readonly path: string };

/** Every route of the product: the server's and the pages'. */
export async function everyDoor(): Promise<Door[]> {
  return [...(await serverDoors()), ...(await pageDoors())];
}

async function serverDoors(): Promise<Door[]> {
  const found: Door[] = [];
  const collect: FastifyPluginAsync = fp(async (app) => {
    app.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat()) {
        if (one !== "HEAD" && one !== "OPTIONS") found.push({ method: one, path: url });
      }
    });
  });
  const { deps } = await openTestHouse();
  await createApp(deps, { plugins: [collect] }).then((app) => app.close());
  return found;
}

/** A page with a loader or a component answers GET; one with an action answers POST. */
async function pageDoors(): Promise<Door[]> {
  const doors: Door[] = [];
  async function walk(entry: RouteConfigEntry, above: string): Promise<void> {
    const path = entry.path ? `${above}/${entry.path}` : above;
    if (entry.path !== undefined || entry.index) {
      const source = await readFile(`src/web/${entry.file}`, "utf8");
      if (/export (default|async function loader|function loader)/.test(source)) {
        doors.push({ method: "GET", path: path || "/" });
      }
      if (/export (async )?function action/.test(source)) {
        doors.push({ method: "POST", path: path || "/" });
      }
    }
    for (const child of entry.children ?? []) await walk(child, path);
  }
  for (const entry of await routes) await walk(entry, "");
  return doors;
}
