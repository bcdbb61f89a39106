import { Outlet, useMatches } from "react-router";
import figtree from "./fonts/figtree-var.woff2?url";
import newsreader from "./fonts/newsreader-display-var.woff2?url";
import { Alternates } from "./ui/alternates.tsx";
import { SitePage } from "./ui/page.tsx";

export function links() {
  return [newsreader, figtree].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  }));
}

/** What the visitor's pages have in common. Each of them brings its own `<main id="conteudo">`. */
export default function SiteLayout() {
  const isHome = useMatches().at(-1)?.id.endsWith("/home") ?? false;
  return (
    <SitePage inner={!isHome}>
      <Alternates />
      <Outlet />
    </SitePage>
  );
}
