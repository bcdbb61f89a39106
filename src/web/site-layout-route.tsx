import { Outlet, useMatches } from "react-router";
import { Alternates } from "./ui/alternates.tsx";
import { SitePage } from "./ui/page.tsx";

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
