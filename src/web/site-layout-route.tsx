import { useEffect } from "react";
import { Outlet, useMatches } from "react-router";
import { Alternates } from "./ui/alternates.tsx";
import { SitePage } from "./ui/page.tsx";
import { useAtRest } from "./ui/use-at-rest.ts";

/** The visitors' layout. Each page brings its own `<main id="conteudo">`. */
export default function SiteLayout() {
  const isHome = useMatches().at(-1)?.id.endsWith("/home") ?? false;
  const isAtRest = useAtRest();
  useEffect(() => {
    if (!isAtRest) return;
    import("./offline/keep-offline-page.ts").then(
      ({ keepOfflinePage }) => keepOfflinePage(),
      () => undefined,
    );
  }, [isAtRest]);
  return (
    <SitePage inner={!isHome}>
      <Alternates />
      <Outlet />
    </SitePage>
  );
}
