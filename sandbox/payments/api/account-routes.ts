import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { CONNECTED_ACCOUNT, PLATFORM_ACCOUNT } from "../credentials.ts";
import { accountRefused } from "./caller.ts";
import type { Call, endpoints } from "./endpoint.ts";
import { expand } from "./expand.ts";
import { readParameters } from "./read-parameters.ts";

const accountParameters = z.strictObject({ expand: expand([]) });

export function accountRoutes(server: FastifyInstance, endpoint: ReturnType<typeof endpoints>) {
  const retrieve = endpoint({
    read: (form) => readParameters(accountParameters, form),
    act: (_input, call) => describeAccount(call),
  });
  server.get("/accounts/:id", retrieve);
  server.get("/account", retrieve);
}

function describeAccount({ account, id }: Call) {
  const asked = id === "" ? account : id;
  if (asked !== CONNECTED_ACCOUNT && asked !== PLATFORM_ACCOUNT) throw accountRefused(asked);
  return {
    id: asked,
    object: "account",
    business_profile: { name: "Pousada Maré Mansa" },
    capabilities: { card_payments: "active", pix_payments: "active", transfers: "active" },
    charges_enabled: true,
    country: "BR",
    default_currency: "brl",
    details_submitted: true,
    email: null,
    metadata: {},
    payouts_enabled: true,
    type: "standard",
  };
}
