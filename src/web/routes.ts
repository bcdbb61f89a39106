import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The visitors' pages, once per language: the same files under two sets of URLs. */
function pages(language: "pt" | "en") {
  return [
    layout("site-layout-route.tsx", { id: `${language}/site` }, [
      index("home/route.tsx", { id: `${language}/home` }),
      route("quarto", "listing/route.tsx", { id: `${language}/room` }),
      route("quarto/:slug", "listing/route.tsx", { id: `${language}/named-room` }),
      route("success", "confirmation/route.tsx", { id: `${language}/confirmation` }),
      route("reserva/:code", "guest/route.tsx", { id: `${language}/guest` }),
      route("privacidade", "privacy/route.tsx", { id: `${language}/privacy` }),
    ]),
    route("success/:sessionId", "confirmation/plain-route.tsx", { id: `${language}/plain` }),
  ];
}

export default [
  ...pages("pt"),
  ...prefix("en", pages("en")),
  route("reserva/:code/saldo", "guest/balance-route.ts"),
  ...prefix("admin", [
    layout("owner/sign-in/layout-route.tsx", [
      route("entrar", "owner/sign-in/sign-in-route.tsx"),
      route("codigo", "owner/sign-in/code-route.tsx"),
      route("esqueci", "owner/sign-in/forgot-route.tsx"),
      route("senha", "owner/sign-in/password-route.tsx"),
    ]),
    layout("owner/shell/layout-route.tsx", { id: "owner/shell" }, [
      index("owner/today/route.tsx"),
      route("hoje/folha", "owner/today/sheet-route.tsx"),
      route("arrumacao", "owner/housekeeping/route.tsx"),
      route("calendario", "owner/timeline/route.tsx"),
      route("calendario/mudanca", "owner/timeline/change-preview-route.ts"),
      route("calendario/quartos", "owner/timeline/free-rooms-route.ts"),
      route("calendario/precos", "owner/night-prices/route.ts"),
      route("reservas", "owner/bookings/list-route.tsx"),
      route("reservas.csv", "owner/bookings/export-route.ts"),
      route("reservas/nova", "owner/bookings/new-route.tsx"),
      route("reservas/:bookingId", "owner/bookings/details-route.tsx"),
      route("reservas/:bookingId/dados.json", "owner/bookings/guest-file-route.ts"),
      route("reservas/:bookingId/cancelar", "owner/bookings/cancel-route.tsx"),
      route("reservas/:bookingId/quartos/:stayId/cancelar", "owner/bookings/cancel-room-route.tsx"),
      route("reservas/:bookingId/recibo", "owner/books/issue-route.tsx"),
      route("reservas/:bookingId/recibo/:number", "owner/books/receipt-route.tsx"),
      route("dinheiro", "owner/books/debts-route.tsx"),
      route("dinheiro/caixa", "owner/books/cash-route.tsx"),
      route("dinheiro/exportar", "owner/books/export-route.ts"),
      route("pessoas", "owner/people/route.tsx"),
      route("seguranca", "owner/account/security-route.tsx"),
      route("registro", "owner/activity/route.tsx"),
      route("casa", "owner/property/index-route.tsx"),
      ...prefix("casa", [
        route("contato", "owner/property/contact-route.tsx"),
        route("endereco", "owner/property/place-route.tsx"),
        route("empresa", "owner/property/company-route.tsx"),
        route("horarios", "owner/property/hours-route.tsx"),
        route("cancelamento", "owner/property/cancellation-route.tsx"),
        route("sinal", "owner/property/deposit-route.tsx"),
        route("canais", "owner/property/channels-route.tsx"),
        route("capa", "owner/property/cover-route.tsx"),
        route("promocao", "owner/property/promotion-route.tsx"),
        route("um-dia", "owner/property/learn-more-route.tsx"),
        route("sobre", "owner/property/about-us-route.tsx"),
        route("beneficios", "owner/property/benefits-route.tsx"),
      ]),
      route("numeros", "owner/numbers/route.tsx"),
      route("numeros.csv", "owner/numbers/export-route.ts"),
      route("quartos", "owner/listings/index/route.tsx"),
      route("quartos/novo", "owner/listings/new-route.tsx"),
      route("quartos/:id", "owner/listings/editor/route.tsx"),
      route("quartos/:id/canais", "owner/listings/channels/route.ts"),
      route("conflitos/:conflictId", "owner/conflicts/route.tsx"),
      route("mais", "owner/shell/more-route.tsx"),
      route("sair", "owner/sign-in/sign-out-route.tsx"),
    ]),
  ]),
  route("*", "error/unknown-route.tsx"),
] satisfies RouteConfig;
