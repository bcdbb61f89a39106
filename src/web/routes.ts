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
  ...prefix("admin", [
    route("entrar", "owner/door/sign-in-route.tsx"),
    route("codigo", "owner/door/code-route.tsx"),
    route("esqueci", "owner/door/forgot-route.tsx"),
    route("senha", "owner/door/password-route.tsx"),
    layout("owner/shell/layout-route.tsx", { id: "owner/shell" }, [
      index("owner/today/route.tsx"),
      route("quartos", "owner/rooms/index/route.tsx"),
      route("quartos/novo", "owner/rooms/new-route.tsx"),
      route("quartos/:id", "owner/rooms/editor/route.tsx"),
      route("mais", "owner/shell/more-route.tsx"),
      route("sair", "owner/door/sign-out-route.tsx"),
    ]),
  ]),
  route("*", "error/unknown-route.tsx"),
] satisfies RouteConfig;
