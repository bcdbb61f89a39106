import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { Someone } from "../tests/support/desks.ts";
import { openTestApp } from "../tests/support/test-app.ts";
import { createApp } from "./app.ts";
import { mayKnock } from "./server/owner/throttle-guesses.ts";
import * as forgot from "./web/owner/sign-in/forgot-route.tsx";
import * as signIn from "./web/owner/sign-in/sign-in-route.tsx";
import * as root from "./web/root.tsx";

const app = await openTestApp({ settings: { LIMITS: "true", TRUSTED_PROXIES: "127.0.0.1" } });
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers) =>
        new Response("page", { status, headers }),
    },
  },
  routes: {
    root: { id: "root", path: "", module: root },
    signIn: { id: "signIn", parentId: "root", path: "admin/entrar", module: signIn },
    forgot: { id: "forgot", parentId: "root", path: "admin/esqueci", module: forgot },
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
const http = await createApp(app.deps, {
  pages: { build: async () => build, mode: "production" },
});

let places = 0;

/**
 * The status of the last of twelve forms from one address; the first eight only use up the limit.
 */
async function statuses(url: string): Promise<number[]> {
  const from = `203.0.113.${places++}`;
  for (let knock = 0; knock < 8; knock++) await mayKnock(new Someone(app, from).desk);
  const given: number[] = [];
  for (let knock = 8; knock < 12; knock++) {
    const answer = await http.inject({
      method: "POST",
      url,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": from,
      },
      payload: new URLSearchParams({
        email: `quem${knock}@x.example`,
        password: "errada",
      }).toString(),
    });
    given.push(answer.statusCode);
  }
  return given;
}

test.each([
  ["/admin/entrar", 401],
  ["/admin/entrar.data", 401],
  ["/admin/entrar/_.data", 401],
  ["/Admin/Entrar/?volta=x", 401],
  ["/%61dmin/./entrar/%2e", 401],
  ["/admin/esqueci", 200],
  ["/admin/./esqueci", 200],
  ["/admin/esqueci/%2e", 200],
])("the eleventh form of a minute at %s is not looked at", async (url, looked) => {
  const answers = await statuses(url);
  expect(answers).toEqual([looked, looked, 429, 429]);
});
