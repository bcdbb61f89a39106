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

/** The page whole: its loaders have waited for everything, so there is nothing to send ahead. */
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
          // A visitor who left is not a failure; before the shell, onShellError tells.
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

/** Called by the router for every error of a loader, action or render. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // An address that takes no forms, a page that is not there: the router's own refusals.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) context.get(failureContext)(error);
}

/**
 * The page's code begins by loading the list of its routes. Where that list has no file of its own
 * (its address is the entry's), it is written into the page instead.
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
