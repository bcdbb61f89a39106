import { type ReactNode, useMemo } from "react";
import { I18nextProvider } from "react-i18next";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import { languageOfPath } from "../contract/page-urls.ts";
import type { Route } from "./+types/root";
import { createI18n } from "./content/i18n.ts";
import { paymentContext, propertyContext } from "./context.ts";
import { ErrorPage } from "./error/error-page.tsx";
import { useLanguage } from "./language.ts";
import "./styles/tokens.css";
import "./styles/base.css";

export async function loader({ context }: Route.LoaderArgs) {
  const property = await context.get(propertyContext)();
  return { property, payment: context.get(paymentContext) };
}

/** The house's own data changes rarely: one look per visit and language is enough. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.property.name ?? "" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = useMemo(() => createI18n(language), [language]);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FDFCF8" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** The house every page speaks of. */
export function useHouse() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the house's data is not loaded");
  return data;
}
