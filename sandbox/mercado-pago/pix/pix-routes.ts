import type { FastifyInstance } from "fastify";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { paymentBody } from "../payments/payment-body.ts";
import type { Sandbox } from "../sandbox.ts";
import { checkPixKey, readPix } from "./check-pix.ts";
import { openPix } from "./open-pix.ts";

export function pixRoutes(server: FastifyInstance, sandbox: Sandbox, endpoint: MakeEndpoint) {
  const create = endpoint({
    status: 201,
    keyed: true,
    read: (given) => readPix(sandbox, given),
    act(parameters, { live }) {
      checkPixKey(sandbox);
      return paymentBody(sandbox, openPix(sandbox, live, parameters));
    },
  });

  server.post("/v1/payments", create);
}
