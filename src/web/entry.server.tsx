import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  failureContext,
  type HeadFacts,
  headContext,
  keptContext,
  nonceContext,
  type PreviewTag,
} from "./context.ts";
import { keepEarlyTaps, scriptsAfterPaint } from "./page-scripts/in-page.ts";
import { routesInPage } from "./routes-in-page.ts";

export const streamTimeout = 5_000;

const NOTHING: HeadFacts = { facts: [], preview: [] };

/** Not streamed: the loaders have awaited everything, so there is nothing to send ahead. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (request.method === "HEAD") return new Response(null, { status, headers });
  // The very text that the page embeds.
  const handoff = routerContext.serverHandoffStream;
  const data = handoff ? await text(handoff) : "";
  const told = status === 200 ? context.get(headContext) : NOTHING;
  // A cached page would have to keep a route's own headers too.
  const isForAll = request.method === "GET" && status === 200 && [...headers].length === 0;
  const isKept = isForAll && context.get(keptContext)(data + JSON.stringify(told));
  if (isKept) return new Response(null, { headers, status });
  const html = await renderPage(
    request,
    { ...routerContext, serverHandoffStream: toStream(data) },
    context,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const nonce = context.get(nonceContext);
  const whole = routesInPage(html, routerContext).replace(
    "</head>",
    () => `${inHead(told)}</head>`,
  );
  const page = keepEarlyTaps(scriptsAfterPaint(whole, nonce), nonce);
  return new Response(page, { headers, status });
}

/** These tags are not React's, so it never removes them: see useForgetTold in root.tsx. */
function inHead({ facts, preview }: HeadFacts): string {
  const tags = renderToStaticMarkup(preview.map((tag) => <meta key={keyOf(tag)} {...tag} />));
  if (facts.length === 0) return tags;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": facts });
  const nodes = text.replaceAll("<", "\\u003c");
  return `${tags}<script type="application/ld+json">${nodes}</script>`;
}

const keyOf = ({ name, property }: PreviewTag) => name ?? property;

const toStream = (data: string) => new Blob([data]).stream();

function renderPage(
  request: Request,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<string> {
  const nonce = context.get(nonceContext);
  const withNonce = nonce ? { nonce } : {};
  return new Promise((resolve, reject) => {
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
