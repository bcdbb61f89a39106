import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { COLLECTOR_ID } from "../credentials.ts";
import type { MakeEndpoint } from "./endpoint.ts";
import { readGiven } from "./read-given.ts";

const nothing = z.strictObject({});

/** Whose account the credentials belong to. */
export function accountRoutes(server: FastifyInstance, endpoint: MakeEndpoint) {
  const own = endpoint({
    read: (given) => readGiven(nothing, given),
    act: () => ({
      id: COLLECTOR_ID,
      nickname: "POUSADA MARE MANSA",
      country_id: "BR",
      site_id: "MLB",
      email: "financeiro@maremansa.example",
      user_type: "normal",
      status: { site_status: "active" },
    }),
  });
  server.get("/users/me", own);
}
