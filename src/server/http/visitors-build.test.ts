import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { forVisitors, isOwnersPage } from "./visitors-build.ts";

const routes = { root: {}, "pt/home": {}, "owner/today/route": {} };
const build = {
  routes,
  assets: { routes, entry: { module: "/assets/entry.js" }, url: "/assets/manifest.js" },
} as unknown as ServerBuild;

test("visitors' pages know none of the owner's routes", () => {
  const { routes, assets } = forVisitors(build);
  expect(Object.keys(routes)).toEqual(["root", "pt/home"]);
  expect(Object.keys(assets.routes)).toEqual(["root", "pt/home"]);
  expect(assets.url).toBe("/assets/entry.js");
});

test.each([
  ["/admin", true],
  ["/admin.data", true],
  ["/Admin/Entrar?volta=x", true],
  ["/x/../admin/reservas.data", true],
  ["/", false],
  ["/administrar", false],
  ["/en/admin", false],
])("%s is the owner's: %s", (path, owners) => {
  expect(isOwnersPage(`https://casa.example${path}`)).toBe(owners);
});
