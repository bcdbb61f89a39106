import nodeHttp from "node:http";
import net from "node:net";
import { untilHeard } from "../client.ts";
import { type Case, written } from "./case.ts";
import type { Cookies } from "./people.ts";

export type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly type: string;
  readonly location: string;
  readonly body: string;
};

const PATIENCE_MS = 60_000;
const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: 32 });

/** The response, or null if the connection was closed without one. */
export async function send(url: string, asked: Case, cookies: Cookies): Promise<Answer | null> {
  const { answer } = await untilHeard(async () => {
    const answer = await sendOnce(url, asked, cookies);
    return { answer, status: answer?.status ?? 0, retryAfter: answer?.retryAfter ?? null };
  });
  return answer;
}

function sendOnce(url: string, asked: Case, cookies: Cookies): Promise<Answer | null> {
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
    retryAfter: headers["retry-after"] ?? null,
    type,
    location: headers.location ?? "",
    body: isText ? body.toString() : "",
  };
}

/** Sends raw bytes and returns all that came back. */
export async function sendRaw(url: string, bytes: Buffer): Promise<string> {
  const { text } = await untilHeard(async () => {
    const text = await sendRawOnce(url, bytes);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
    return { text, status, retryAfter: /^retry-after: (\d+)/im.exec(text)?.[1] ?? null };
  });
  return text;
}

function sendRawOnce(url: string, bytes: Buffer): Promise<string> {
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
