// First, because the other style sheets depend on it.
import "./styles/tokens.css";
import "./styles/base.css";
import { type ReactNode, useEffect, useRef } from "react";
import { I18nextProvider } from "react-i18next";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { languageOfPath, lookUrl, propertyUrl } from "../contract/page-urls.ts";
import { todayIn } from "../domain/day.ts";
import { nameOfLook } from "../domain/look.ts";
import type { Route } from "./+types/root";
import { i18nFor, learn } from "./content/i18n.ts";
import { clockContext, paymentContext, propertyContext } from "./context.ts";
import { ErrorPage } from "./error/error-page.tsx";
import { useLanguage } from "./language.ts";
import { offeredTo } from "./offered.server.ts";
import { type Site, useSiteIfKnown } from "./site.ts";
import { useBackEntries } from "./ui/back-closes.ts";

export async function loader({ context, request }: Route.LoaderArgs): Promise<Site> {
  const known = await context.get(propertyContext)();
  const { paymentChoice, handPix, ...property } = known;
  const { frame } = context.get(paymentContext);
  return {
    property,
    payment: { frame, ways: offeredTo(context, { paymentChoice, handPix }) },
    origin: new URL(request.url).origin,
    today: todayIn(property.timeZone, context.get(clockContext)()),
  };
}

/** A change of language loads its catalogue. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [site] = await Promise.all([
    serverLoader(),
    learn(languageOfPath(new URL(request.url).pathname)),
  ]);
  return site;
}

/** The property changes rarely: load it once per visit, language and edit. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = change;
  const isEdit = formAction?.startsWith(propertyUrl) === true && defaultShouldRevalidate;
  return isEdit || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const property = useSiteIfKnown()?.property;
  const look = property && nameOfLook(property.look);
  return (
    <html lang={language} data-time-zone={property?.timeZone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FDFCF8" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {look && <link rel="stylesheet" href={lookUrl(look)} />}
      </head>
      <body>
        <I18nextProvider i18n={i18nFor(language)}>{children}</I18nextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useBackEntries();
  useForgetTold();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

const TOLD = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * The first page's tags for search engines and link previews are about that page alone: they are
 * removed on the first navigation. Crawlers load each page by itself.
 */
function useForgetTold(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key === first.current) return;
    for (const tag of document.head.querySelectorAll(TOLD)) tag.remove();
  }, [key]);
}
