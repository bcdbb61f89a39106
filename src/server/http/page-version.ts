import { createHash } from "node:crypto";

/**
 * Sets an ETag and answers 304. The nonce is left out of the hash, because it differs in every
 * response: a cached copy keeps the nonce and policy it came with. The tag is weak because the
 * bytes differ in the nonce.
 */
export async function withVersion(
  request: Request,
  response: Response,
  nonce: string,
): Promise<Response> {
  const isKept = response.headers.get("cache-control") === "no-cache";
  if (request.method !== "GET" || response.status !== 200 || !isKept) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const content = nonce ? body.toString().replaceAll(nonce, "") : body;
  const etag = `W/"${createHash("sha256").update(content).digest("base64url")}"`;
  response.headers.set("etag", etag);
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim() === etag)) {
    return new Response(null, { status: 304, headers: { etag, "cache-control": "no-cache" } });
  }
  return new Response(body, response);
}
