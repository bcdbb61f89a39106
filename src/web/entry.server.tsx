import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { failureContext, nonceContext } from "./context.ts";
import { keepEarlyTaps } from "./keep-early-taps.ts";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

export const streamTimeout = 5_000;

/** Not streamed: the loaders have awaited everything, so there is nothing to send ahead. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const withNonce = nonce ? { nonce } : {};
  const html = await new Promise<string>((resolve, reject) => {
    let answered = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...withNonce} />,
      {
        ...withNonce,
        onAllReady() {
          answered = true;
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
        onError(error) {
          // A disconnected visitor is not a failure; errors before the shell go to onShellError.
          if (answered && !request.signal.aborted) context.get(failureContext)(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
  headers.set("content-type", "text/html; charset=utf-8");
  const whole = routesInPage(html, routerContext);
  const page = keepEarlyTaps(scriptsAfterPaint(whole, nonce), nonce);
  return new Response(page, { headers, status });
}

/** Called by the router for every error in a loader, an action or render. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // The router's own 4xx responses: an unknown page, or a method it does not accept.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.get(failureContext)(error);
}

/**
 * The client entry starts by importing the route manifest. If that has no file of its own (its URL
 * is the entry's), it is inlined into the page.
 */
function routesInPage(html: string, { manifest }: Pick<EntryContext, "manifest">): string {
  const { url, entry } = manifest;
  if (url !== entry.module) return html;
  const routes = JSON.stringify(manifest).replaceAll("<", "\\u003c");
  return html.replace(
    `import ${JSON.stringify(url)};`,
    () => `window.__reactRouterManifest=${routes};`,
  );
}
