import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { audienceOf, buildFor } from "./build-for.ts";

const routes = {
  root: {},
  "pt/home": {},
  "pt/guest": {},
  "en/guest/cancel": {},
  "pt/proposal/pay": {},
  "owner/today/route": {},
};
const build = {
  routes,
  assets: { routes, entry: { module: "/assets/entry.js" }, url: "/assets/manifest.js" },
} as unknown as ServerBuild;

test.each([
  ["visitors", ["root", "pt/home"]],
  ["guests", ["root", "pt/home", "pt/guest", "en/guest/cancel", "pt/proposal/pay"]],
] as const)("pages of %s know none of the routes of others", (audience, known) => {
  const { routes, assets } = buildFor(audience, build);
  expect(Object.keys(routes)).toEqual(known);
  expect(Object.keys(assets.routes)).toEqual(known);
  expect(assets.url).toBe("/assets/entry.js");
});

test.each([
  ["/admin", "owners"],
  ["/admin.data", "owners"],
  ["/Admin/Entrar?volta=x", "owners"],
  ["/x/../admin/reservas.data", "owners"],
  ["/", "visitors"],
  ["/administrar", "visitors"],
  ["/en/admin", "visitors"],
  ["/reserva", "guests"],
  ["/en/reserva/MARE-7K42XB/cancelar.data", "guests"],
  ["/verificar?x=1", "guests"],
  ["/reservas", "visitors"],
  ["/o/KTWQ3MZP7B", "guests"],
  ["/en/o/KTWQ3MZP7B/pagar.data", "guests"],
  ["/ofertas", "visitors"],
])("%s is for %s", (path, audience) => {
  expect(audienceOf(`https://casa.example${path}`)).toBe(audience);
});
