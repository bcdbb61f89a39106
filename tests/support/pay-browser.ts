import { randomUUID } from "node:crypto";
import { createPayApi } from "../../src/server/begin/pay-api.ts";
import type { Deps } from "../../src/server/deps.ts";

type Who = { readonly visitorId?: string; readonly address?: string };

/** A browser on the site. */
export function browserOn(
  { deps }: { readonly deps: Deps },
  { visitorId = randomUUID(), address = "127.0.0.1" }: Who = {},
) {
  const secrets = new Map<string, string>();
  const api = createPayApi(deps, {
    language: "pt-BR",
    visitorId,
    address,
    becomeVisitor: (id = visitorId) => id,
    keepSecret: (code, secret) => secrets.set(code, secret),
  });
  return { api, visitorId, secrets };
}
