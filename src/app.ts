import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from "fastify";
import { RouterContextProvider } from "react-router";
import { stripeSettings } from "./config.ts";
import { languageOfPath } from "./contract/page-urls.ts";
import { deviceOf, writeDevice } from "./domain/device.ts";
import { defaultLanguage, type Language } from "./domain/language.ts";
import { createApi } from "./server/api.ts";
import { createPayApi } from "./server/begin/pay-api.ts";
import type { Deps } from "./server/deps.ts";
import { createGuestApi } from "./server/guest/guest-api.ts";
import { admitRequests } from "./server/http/admission.ts";
import { answerError, answerErrors } from "./server/http/answer-errors.ts";
import { answerHeaders } from "./server/http/answer-headers.ts";
import { bindEndpoints } from "./server/http/bind-endpoints.ts";
import { calendarFileRoute } from "./server/http/calendar-file-route.ts";
import { compressAnswers } from "./server/http/compression.ts";
import { keepDeadlines } from "./server/http/deadlines.ts";
import { prepareDraining } from "./server/http/draining.ts";
import { foundRoutes } from "./server/http/found-routes.ts";
import {
  guestLinkRoute,
  guestSecretFrom,
  hasLinkOf,
  keepGuestSecret,
} from "./server/http/guest-link-route.ts";
import { healthRoutes } from "./server/http/health-routes.ts";
import { neighbourhood } from "./server/http/limits.ts";
import { newRequestId, RequestLog } from "./server/http/log-requests.ts";
import { lookRoute } from "./server/http/look-route.ts";
import { mapRoute } from "./server/http/map-route.ts";
import { mediaRoute } from "./server/http/media-route.ts";
import { offlineRoutes } from "./server/http/offline-routes.ts";
import { openApi } from "./server/http/openapi.ts";
import { type PageOptions, type Pages, pageRoutes } from "./server/http/pages.ts";
import { pictureRoute } from "./server/http/picture-route.ts";
import { pixReceiptRoutes } from "./server/http/pix-receipt-routes.ts";
import { portalCalendarRoute } from "./server/http/portal-calendar-route.ts";
import { previewRoute } from "./server/http/preview-route.ts";
import { proposalPreviewRoute } from "./server/http/proposal-preview-route.ts";
import { refuseNul } from "./server/http/refuse-nul.ts";
import { becomeVisitor } from "./server/http/visitor.ts";
import { watchRequests } from "./server/http/watch-requests.ts";
import { webhookRoute } from "./server/http/webhook-route.ts";
import { createAuth } from "./server/owner/auth.ts";
import { createDesk, type Desk } from "./server/owner/desk.ts";
import { createOwnerApi } from "./server/owner/owner-api.ts";
import { signInHooks } from "./server/owner/sign-in-hooks.ts";
import { getProperty } from "./server/property/get-property.ts";
import { createProposalApi } from "./server/proposals/proposal-api.ts";
import {
  apiContext,
  clockContext,
  failureContext,
  guestContext,
  keptContext,
  nonceContext,
  ownerContext,
  ownersFormContext,
  payContext,
  paymentContext,
  propertyContext,
  proposalContext,
} from "./web/context.ts";
import { mapWords } from "./web/map/map-words.ts";
import { offlineWords } from "./web/offline/offline-words.ts";

const LARGEST_BODY = 64 * 1024;

export type AppOptions = {
  readonly pages?: Pages;
  /** Registered first, so that their hooks see every response. */
  readonly plugins?: readonly FastifyPluginAsync[];
};

/** The whole app behind one port: health, webhook, the calls, and the pages last. */
export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new RequestLog(),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    // Loading the pages on a busy machine takes longer than Fastify's own ten seconds.
    pluginTimeout: 60_000,
    forceCloseConnections: "idle",
    frameworkErrors: answerError,
  }) as unknown as FastifyInstance;

  keepDeadlines(app);
  watchRequests(app, deps);
  for (const plugin of options.plugins ?? []) await app.register(plugin);
  prepareDraining(app);
  answerErrors(app);
  answerHeaders(app, config);
  await compressAnswers(app);
  await admitRequests(app, config);
  refuseNul(app);

  await app.register(healthRoutes, { deps });
  await app.register(webhookRoute, { deps });
  app.get("/openapi.json", async () => openApi(config.PUBLIC_URL));
  await app.register(async (calls) =>
    bindEndpoints(calls, (request, reply, language) =>
      createApi(deps, {
        language: language ?? preferredLanguage(request),
        visitorId: request.visitorId,
        becomeVisitor: (id) => becomeVisitor(config, request, reply, id),
        keepLink: (code, secret) => keepGuestSecret(config, reply, code, secret),
      }),
    ),
  );
  await app.register(calendarFileRoute, { deps });
  await app.register(guestLinkRoute, { deps });
  await app.register(portalCalendarRoute, { deps });
  await app.register(mediaRoute, { config });
  await app.register(previewRoute, { config });
  await app.register(proposalPreviewRoute, { deps });
  await app.register(foundRoutes, { deps });
  const deskFor = desksOf(deps);
  await app.register(pictureRoute, { deskFor });
  await app.register(pixReceiptRoutes, { deps, deskFor });
  await app.register(lookRoute);
  await app.register(mapRoute, { deps, wordsFor: mapWords });
  await app.register(offlineRoutes, { deps, wordsFor: offlineWords });
  if (options.pages) {
    const contextFor = contextsOf(deps, deskFor);
    await app.register(pageRoutes, { pages: options.pages, config, contextFor });
  }
  return app;
}

type DeskFor = (request: FastifyRequest) => Desk;

function desksOf(deps: Deps): DeskFor {
  const auth = createAuth(deps.db, deps.config, signInHooks(deps));
  return (request) =>
    createDesk(deps, auth, new Headers(headersOf(request)), neighbourhood(request));
}

/** Pages get the API in-process, with the interface that browsers use over HTTP. */
function contextsOf(deps: Deps, deskFor: DeskFor): PageOptions["contextFor"] {
  const stripe = stripeSettings(deps.config);
  const payment = {
    frame: stripe && { publishableKey: stripe.publishableKey, account: stripe.account },
    providers: deps.payments.providers,
  };
  return (request, reply, { nonce, noteFailure, isKept }) => {
    const language = languageOfPath(pathOf(request));
    const context = new RouterContextProvider();
    const property = once(() => getProperty(deps.db, language));
    const caller = {
      language,
      visitorId: request.visitorId,
      becomeVisitor: () => becomeVisitor(deps.config, request, reply),
      property,
    };
    context.set(apiContext, createApi(deps, caller));
    const guest = createGuestApi(deps, {
      language,
      address: neighbourhood(request),
      secretOf: (code) => guestSecretFrom(deps.config, request, code),
      keepSecret: (code, secret) => keepGuestSecret(deps.config, reply, code, secret),
    });
    context.set(guestContext, guest);
    const proposals = createProposalApi(deps, {
      language,
      address: neighbourhood(request),
      hasLinkOf: (booking) => hasLinkOf(deps, request, booking),
      keepSecret: (code, secret) => keepGuestSecret(deps.config, reply, code, secret),
    });
    context.set(proposalContext, proposals);
    const paying = createPayApi(deps, {
      language,
      visitorId: request.visitorId,
      address: neighbourhood(request),
      becomeVisitor: (id) => becomeVisitor(deps.config, request, reply, id),
      keepSecret: (code, secret) => keepGuestSecret(deps.config, reply, code, secret),
    });
    context.set(payContext, paying);
    const desk = deskFor(request);
    context.set(ownerContext, createOwnerApi(desk));
    context.set(ownersFormContext, (key) => createOwnerApi({ ...desk, formKey: () => key }));
    context.set(propertyContext, property);
    context.set(clockContext, deps.clock);
    context.set(nonceContext, nonce);
    context.set(keptContext, isKept);
    context.set(failureContext, (error) => {
      noteFailure(error);
      request.log.error({ err: error, req: request }, "page-failed");
    });
    context.set(paymentContext, payment);
    return context;
  };
}

/** Several loaders of a page need the property; query it once. */
function once<T>(look: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= look();
    return found;
  };
}

/** Calls send their language in a header; pages have it in their URL. */
function preferredLanguage(request: FastifyRequest): Language {
  return request.headers["accept-language"] === "en-US" ? "en-US" : defaultLanguage;
}

/** React Router requests a page's data at the page's path plus a suffix. */
function pathOf(request: FastifyRequest): string {
  const [path = "/"] = request.url.split("?");
  return path.replace(/\.data$/, "");
}

/** The cookie and the kind of browser; no other header reaches the pages. */
function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const device = writeDevice(deviceOf(headers["user-agent"] ?? ""));
  return { "user-agent": device, ...(headers.cookie && { cookie: headers.cookie }) };
}
