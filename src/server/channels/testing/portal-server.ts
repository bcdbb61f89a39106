import http, { type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export type PortalServer = {
  readonly port: number;
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
};

/** A local portal that counts connections, even those without a request. */
export async function startPortal(
  answer: RequestListener,
  address = "127.0.0.1",
): Promise<PortalServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = http.createServer(answer);
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
