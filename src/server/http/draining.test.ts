import nodeHttp from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";

const { http } = await openTestApp();
http.get("/slow", async () => {
  await sleep(300);
  return "done";
});
await http.listen({ port: 0, host: "127.0.0.1" });
const { port } = http.server.address() as AddressInfo;
const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: 1 });

function ask(path: string): Promise<{ status: number; connection: string; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const request = nodeHttp.get({ port, path, agent }, (response) => {
      response.resume().once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          connection: response.headers.connection ?? "",
          reused: request.reusedSocket,
        }),
      );
    });
    request.once("error", reject);
  });
}

test("a process that is told to stop says so, still serves, and lets connections end", async () => {
  expect(await ask("/ready")).toMatchObject({ status: 200, connection: "keep-alive" });
  expect(await ask("/quartos/listarQuartos")).toMatchObject({ status: 200, reused: true });
  const underWay = ask("/slow");
  await sleep(100);
  http.draining.begun = true;
  expect(await underWay).toEqual({ status: 200, connection: "close", reused: true });
  expect(await ask("/ready")).toEqual({ status: 503, connection: "close", reused: false });
  const call = await ask("/quartos/listarQuartos");
  expect(call).toEqual({ status: 200, connection: "close", reused: false });
  expect(await ask("/live")).toMatchObject({ status: 200 });
  agent.destroy();
});
