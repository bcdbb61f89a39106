import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("home/route.tsx"),
  route("quarto", "room/route.tsx"),
  route("success", "confirmation/route.tsx"),
  route("success/:sessionId", "confirmation/plain-route.tsx"),
  route("admin", "owner/layout-route.tsx", [
    index("owner/bookings-route.tsx"),
    route("entrar", "owner/sign-in-route.tsx"),
    route("sair", "owner/sign-out-route.tsx"),
  ]),
  route("*", "error/unknown-route.tsx"),
] satisfies RouteConfig;
