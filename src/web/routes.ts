import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The visitors' pages, once per language: the same files under two sets of URLs. */
function pages(language: "pt" | "en") {
  return [
    layout("site-layout-route.tsx", { id: `${language}/site` }, [
      index("home/route.tsx", { id: `${language}/home` }),
      route("quarto", "listing/route.tsx", { id: `${language}/room` }),
      route("quarto/:slug", "listing/route.tsx", { id: `${language}/named-room` }),
      route("success", "confirmation/route.tsx", { id: `${language}/confirmation` }),
      layout("guest/frame/layout-route.tsx", { id: `${language}/own` }, [
        route("reserva", "guest/find/route.tsx", { id: `${language}/guest/find` }),
        route("reserva/:code", "guest/route.tsx", { id: `${language}/guest` }),
        route("reserva/:code/cancelar", "guest/cancel/route.tsx", {
          id: `${language}/guest/cancel`,
        }),
        route("reserva/:code/mudar", "guest/change/route.tsx", { id: `${language}/guest/change` }),
        route("reserva/:code/recibo", "guest/receipt/route.tsx", {
          id: `${language}/guest/receipt`,
        }),
        route("reserva/:code/pix", "guest/pix/route.tsx", { id: `${language}/guest/pix` }),
        route("reserva/:code/pagar", "guest/payment/route.tsx", {
          id: `${language}/guest/payment`,
        }),
        route("o/:code", "proposal/route.tsx", { id: `${language}/proposal` }),
        route("o/:code/pagar", "proposal/pay/route.tsx", { id: `${language}/proposal/pay` }),
        route("pagar", "pay/route.tsx", { id: `${language}/pay` }),
        route("verificar", "guest/verify/route.tsx", { id: `${language}/guest/verify` }),
      ]),
      route("privacidade", "privacy/route.tsx", { id: `${language}/privacy` }),
    ]),
    route("success/:sessionId", "confirmation/plain-route.tsx", { id: `${language}/plain` }),
  ];
}

export default [
  ...pages("pt"),
  ...prefix("en", pages("en")),
  route("reserva/:code/saldo", "guest/balance-route.ts"),
  route("o/:code/chamada", "proposal/call-route.ts", { id: "pt/proposal/call" }),
  ...prefix("admin", [
    layout("owner/sign-in/layout-route.tsx", [
      route("entrar", "owner/sign-in/sign-in-route.tsx"),
      route("codigo", "owner/sign-in/code-route.tsx"),
      route("esqueci", "owner/sign-in/forgot-route.tsx"),
      route("senha", "owner/sign-in/password-route.tsx"),
      route("proteger", "owner/account/protect-route.tsx"),
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
      route("reservas/nova", "owner/new-booking/route.tsx"),
      route("reservas/nova/quartos", "owner/new-booking/offer-route.ts"),
      route("reservas/:bookingId", "owner/bookings/details-route.tsx"),
      route("reservas/:bookingId/dados.json", "owner/bookings/guest-file-route.ts"),
      route("reservas/:bookingId/cancelar", "owner/bookings/cancel-route.tsx"),
      route("reservas/:bookingId/quartos/:stayId/cancelar", "owner/bookings/cancel-room-route.tsx"),
      route("reservas/:bookingId/recibo", "owner/books/issue-route.tsx"),
      route("reservas/:bookingId/recibo/:number", "owner/books/receipt-route.tsx"),
      route("orcamentos", "owner/proposals/list-route.tsx"),
      route("orcamentos/novo", "owner/proposals/new-route.tsx"),
      route("orcamentos/:proposalId", "owner/proposals/details-route.tsx"),
      route("orcamentos/:proposalId/whatsapp", "owner/proposals/chat-route.ts"),
      route("dinheiro", "owner/books/debts-route.tsx"),
      route("dinheiro/caixa", "owner/books/cash-route.tsx"),
      route("dinheiro/exportar", "owner/books/export-route.ts"),
      route("mensagens", "owner/messages/list-route.tsx"),
      route("mensagens/:kind", "owner/messages/editor-route.tsx"),
      route("mensagens/aberto", "owner/messages/opened-route.ts"),
      route("pessoas", "owner/people/route.tsx"),
      route("seguranca", "owner/account/security-route.tsx"),
      route("registro", "owner/activity/route.tsx"),
      route("casa", "owner/property/index-route.tsx"),
      route("casa/:setting", "owner/property/setting-route.tsx"),
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
