import { createHash } from "node:crypto";

/**
 * Names a page's version, and answers 304 to who has it already. The nonce is no part of the
 * version: it differs in every answer, and a copy that is still good keeps the nonce and the policy
 * it came with. A weak tag, because the bytes differ in just that.
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
