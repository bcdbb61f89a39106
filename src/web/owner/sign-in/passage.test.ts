import { readFile } from "node:fs/promises";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { signInUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import routes from "../../routes.ts";
import { backOf, isPage, leadingBack } from "./passage.ts";

type Place = { readonly path: string; readonly isPage: boolean };

async function placesIn(entry: RouteConfigEntry, above: string): Promise<Place[]> {
  const path = entry.path ? `${above}/${entry.path}` : above;
  const inner = (entry.children ?? []).map((child) => placesIn(child, path));
  const found = (await Promise.all(inner)).flat();
  if (entry.path === undefined) return found;
  const source = await readFile(`src/web/${entry.file}`, "utf8");
  // Signing out is excluded: nobody is redirected to it after signing in.
  return [...found, { path, isPage: source.includes("export default") && path !== signOutUrl }];
}

test("back leads to every page behind the door, and to nothing that is none", async () => {
  const all = await Promise.all((await routes).map((entry) => placesIn(entry, "")));
  const behind = all.flat().filter(({ path }) => path.startsWith(`${adminUrl}/`));
  expect(behind.length).toBeGreaterThan(30);
  expect(behind.filter((place) => isPage(place.path) !== place.isPage)).toEqual([]);
});

test("only who wanted to look is led back, and only to a page of ours", () => {
  const at = (path: string) => new URL(`https://casa.example${path}`);
  expect(leadingBack(signInUrl, { method: "GET" }, at("/admin/reservas"))).toBe(
    "/admin/entrar?volta=%2Fadmin%2Freservas",
  );
  expect(leadingBack(signInUrl, { method: "GET" }, at("/admin"))).toBe("/admin/entrar");
  expect(leadingBack(signInUrl, { method: "POST" }, at("/admin/reservas"))).toBe("/admin/entrar");
  expect(leadingBack(signInUrl, { method: "GET" }, at("/admin/quartos/mar/canais"))).toBe(
    "/admin/entrar",
  );
  const back = (volta: string) =>
    backOf(new Request(`${at("/admin/entrar")}?volta=${encodeURIComponent(volta)}`));
  expect(back("/admin/casa/canais")).toBe("/admin/casa/canais");
  expect(back("/admin/sair")).toBe("/admin");
  expect(back("https://evil.example/admin/")).toBe("/admin");
  expect(back("/admin/reservas\r\nset-cookie: a=b")).toBe("/admin");
  expect(back("/admin/reservas/\u{1f3d6}")).toBe("/admin");
});
