import type { ServerBuild } from "react-router";
import { afterAll, expect, test } from "vitest";
import { openTestApp } from "../tests/support/test-app.ts";
import { createApp } from "./app.ts";
import { connect, createPool } from "./server/database/connect.ts";
import { handleError } from "./web/entry.server.tsx";
import * as home from "./web/home/route.tsx";
import * as root from "./web/root.tsx";

const app = await openTestApp({ seed: "living" });
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers) =>
        new Response("page", { status, headers }),
      handleError,
    },
  },
  routes: {
    root: { id: "root", path: "", module: root },
    home: { id: "home", parentId: "root", index: true, module: home },
  },
  assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;
const pages = { build: async () => build, mode: "production" } as const;
const nowhere = createPool("postgres://nobody@127.0.0.1:1/nothing", 1);
afterAll(() => nowhere.end());

test("a page that the database is missing for says when to come again", async () => {
  const deps = { ...app.deps, pool: nowhere, db: connect(nowhere) };
  const http = await createApp(deps, { pages });
  const answer = await http.inject("/");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
});

test("a page that waits for a lock in vain says when to come again", async () => {
  const http = await createApp(app.deps, { pages });
  const other = await app.deps.pool.connect();
  await other.query("begin; lock table property");
  const answer = await http.inject("/");
  await other.query("rollback");
  other.release();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
});

test("a page that failed of something else is an error of ours", async () => {
  await app.deps.pool.query("alter table property rename to property_gone");
  const http = await createApp(app.deps, { pages });
  const answer = await http.inject("/");
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["retry-after"]).toBeUndefined();
});
