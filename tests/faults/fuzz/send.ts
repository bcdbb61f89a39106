import nodeHttp from "node:http";
import net from "node:net";
import { type Case, written } from "./case.ts";
import type { Cookies } from "./people.ts";

export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly body: string;
};

const PATIENCE_MS = 20_000;
const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: 32 });

/** The response, or null if the connection was closed without one. */
export function send(url: string, asked: Case, cookies: Cookies): Promise<Answer | null> {
  const { hostname, port } = new URL(url);
  const { body, type } = written(asked);
  const cookie = cookies[asked.who];
  const headers: nodeHttp.OutgoingHttpHeaders = {
    ...(cookie && { cookie }),
    ...(type && { "content-type": type }),
    ...(body && { "content-length": body.length }),
    ...asked.headers,
  };
  return new Promise((resolve, reject) => {
    const path = asked.path;
    const request = nodeHttp.request({
      hostname,
      port,
      agent,
      method: asked.method,
      path,
      headers,
    });
    request.setTimeout(PATIENCE_MS, () => reject(new Error(`timeout: ${path}`)));
    request.once("error", () => resolve(null));
    request.once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.once("error", () => resolve(null));
      response.once("end", () => resolve(toAnswer(response, Buffer.concat(parts))));
    });
    request.end(body);
  });
}

function toAnswer({ statusCode = 0, headers }: nodeHttp.IncomingMessage, body: Buffer): Answer {
  const type = headers["content-type"] ?? "";
  const isText = !type.startsWith("image/") && headers["content-encoding"] === undefined;
  return {
    status: statusCode,
    type,
    location: headers.location ?? "",
    body: isText ? body.toString() : "",
  };
}

/** Sends raw bytes and returns all that came back. */
export function sendRaw(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => socket.end(bytes));
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(parts).toString("latin1"));
    };
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.once("error", done);
    socket.once("close", done);
    // An incomplete request is waited for: half a second shows whether it is answered.
    socket.setTimeout(500, done);
  });
}
