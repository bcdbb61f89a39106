import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The visitor's pages, once per language: the same files at two sets of addresses. */
function pages(language: "pt" | "en") {
  return [
    layout("site-layout-route.tsx", { id: `${language}/site` }, [
      index("home/route.tsx", { id: `${language}/home` }),
      route("quarto", "room/route.tsx", { id: `${language}/room` }),
      route("success", "confirmation/route.tsx", { id: `${language}/confirmation` }),
      route("privacidade", "privacy/route.tsx", { id: `${language}/privacy` }),
    ]),
    route("success/:sessionId", "confirmation/plain-route.tsx", { id: `${language}/plain` }),
  ];
}

export default [
  ...pages("pt"),
  ...prefix("en", pages("en")),
  route("admin", "owner/layout-route.tsx", [
    index("owner/bookings-route.tsx"),
    route("entrar", "owner/sign-in-route.tsx"),
    route("sair", "owner/sign-out-route.tsx"),
  ]),
  route("*", "error/unknown-route.tsx"),
] satisfies RouteConfig;
