import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { languageOfPath } from "../../contract/page-urls.ts";
import { browserApi } from "../browser-api.ts";
import { i18nFor } from "../content/i18n.ts";
import { apiContext } from "../context.ts";
import { siteInHead } from "../head/site-in-head.server.ts";
import type { Site } from "../site.ts";
import type { Route } from "./+types/route";
import { AboutUs } from "./about-us.tsx";
import { Benefits } from "./benefits.tsx";
import { findRooms, type RoomSearch } from "./find-rooms.ts";
import { Hero } from "./hero.tsx";
import { homeHead } from "./home-head.server.ts";
import { LearnMore } from "./learn-more.tsx";
import { Listings } from "./listings.tsx";
import { Location } from "./location.tsx";
import { Promotion } from "./promotion.tsx";
import { readSearch, toListingSearch } from "./search-entries.ts";

const findListed = <Card extends ToldCard>(api: RoomSearch<Card>, url: URL) =>
  findRooms(api, readSearch(url.searchParams));

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const [site, found] = await Promise.all([siteInHead({ context, request }), findListed(api, url)]);
  const rooms = found?.rooms ?? null;
  return { found, head: homeHead(site, { rooms, query: url.searchParams }) };
}

/** Not awaited: the page renders at once and only the list shows a loading state. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  return { found: findListed(browserApi(url.pathname), url), head: null };
}

/** Parameters that the call does not use need no new request. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) =>
    JSON.stringify([pathname, toListingSearch(readSearch(searchParams))]);
  return currentUrl.href === nextUrl.href || asked(currentUrl) !== asked(nextUrl);
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const root = matches.find((match) => match?.id === "root");
  const property = (root?.loaderData as Site | undefined)?.property;
  if (!property) return [];
  const { t } = i18nFor(languageOfPath(location.pathname));
  const { name, city } = property;
  return [
    { title: city ? t("home.title", { name, city }) : name },
    ...(loaderData?.head ?? [{ name: "description", content: property.texts.description }]),
  ];
}

export default function Home({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <main id="conteudo">
      <Hero />
      <Listings answer={found} />
      <Promotion />
      <LearnMore />
      <AboutUs />
      <Benefits />
      <Location />
    </main>
  );
}
