import fastify, { type FastifyInstance } from "fastify";
import { serveFiles } from "../serve-files.ts";
import { controlRoutes } from "./control-routes.ts";
import { feedRoutes } from "./feed-routes.ts";
import { pageRoutes } from "./page/routes.ts";
import type { Portal } from "./portal.ts";

export async function createPortalServer(portals: readonly Portal[]): Promise<FastifyInstance> {
  // A feed that never answers would otherwise hold the server open.
  const server = fastify({ forceCloseConnections: true });
  for (const portal of portals) {
    await server.register(feedRoutes, { portal });
    await server.register(controlRoutes, { prefix: `/__control/${portal.dialect.name}`, portal });
  }
  await server.register(pageRoutes, { portals });
  serveFiles(server, {
    "/base.css": new URL("../base.css", import.meta.url),
    "/portals.css": new URL("./page/portals.css", import.meta.url),
    "/figtree.woff2": new URL("../../src/web/fonts/figtree-var.woff2", import.meta.url),
  });
  return server;
}
