import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { Config } from "../../../../src/config.ts";
import { answerHeaders } from "../../../../src/server/http/answer-headers.ts";
import { compressAnswers } from "../../../../src/server/http/compression.ts";
import { prepareDraining } from "../../../../src/server/http/draining.ts";
import { pageRoutes } from "../../../../src/server/http/pages.ts";
import { nonceContext } from "../../../../src/web/context.ts";

export type Trivial = { readonly url: string; close(): Promise<void> };

/** The app's own page handler with an empty page. */
export async function serveTrivial(clientFolder: string): Promise<Trivial> {
  const config = { PUBLIC_URL: "http://localhost" } as Config;
  const app = Fastify();
  prepareDraining(app);
  answerHeaders(app, config);
  await compressAnswers(app);
  await app.register(pageRoutes, {
    pages: { build: serverBuild, mode: "production", clientFolder },
    config,
    contextFor(_request, _reply, { nonce }) {
      const context = new RouterContextProvider();
      context.set(nonceContext, nonce);
      return context;
    },
  });
  await app.listen({ port: 0, host: "localhost" });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: async () => app.close() };
}

async function serverBuild(): Promise<ServerBuild> {
  return (await import("virtual:react-router/server-build")) as ServerBuild;
}
