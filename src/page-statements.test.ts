import pg from "pg";
import type { ServerBuild } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { openTestApp } from "../tests/support/test-app.ts";
import { stayAhead } from "../tests/support/visit.ts";
import { createApp } from "./app.ts";
import * as home from "./web/home/route.tsx";
import * as room from "./web/listing/route.tsx";
import * as root from "./web/root.tsx";

/** Database round trips allowed per page. */
const MOST = 5;

const app = await openTestApp({ seed: "living" });
const statements = vi.spyOn(pg.Client.prototype, "query");

/** The routes with their loaders but without rendering, which needs no database. */
const routes = {
  root: { id: "root", path: "", module: root },
  home: { id: "home", parentId: "root", index: true, module: home },
  room: { id: "room", parentId: "root", path: "quarto", module: room },
  named: { id: "named", parentId: "root", path: "quarto/:slug", module: room },
};
const build = {
  entry: { module: { default: () => new Response("page") } },
  routes,
  assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;
const http = await createApp(app.deps, {
  pages: { build: async () => build, mode: "production" },
});
let slug = "";

beforeAll(async () => {
  const named = await app.deps.db
    .selectFrom("listing")
    .select("slug")
    .where("id", "=", "mar")
    .executeTakeFirstOrThrow();
  slug = named.slug;
});

const { checkIn, checkOut } = stayAhead(app, 100, 2);
const stay = `startDate=${checkIn}&endDate=${checkOut}&people=2`;

test.each([
  ["the home page", () => "/"],
  ["the home page with a search", () => `/?${stay}`],
  ["a room", () => "/quarto?id=mar"],
  ["a room with dates", () => `/quarto?id=mar&${stay}`],
  ["a room at its readable address", () => `/quarto/${slug}`],
])("%s asks the database at most five times", async (_, url) => {
  statements.mockClear();
  const answer = await http.inject({ url: url() });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe("page");
  expect(statements.mock.calls.length).toBeGreaterThan(1);
  expect(statements.mock.calls.length).toBeLessThanOrEqual(MOST);
});
