import {
  answer,
  complete,
  edit,
  moneyForms,
  newBooking,
  payment,
  stay,
  tooMuch,
} from "./matrix-forms.ts";

/** Who may use a route: anyone, everybody with a sign-in (also who cleans), the team, or only the owner. */
export type Needs = "anyone" | "cleaning" | "team" | "owner";

export type Entry = {
  readonly method: "GET" | "POST";
  /** The route pattern; the test fills in `:bookingId` and the like. */
  readonly path: string;
  readonly needs: Needs;
  /** The form's fields. One entry for each action. */
  readonly form?: Readonly<Record<string, string>>;
};

const languages = ["", "/en"];
const open = (method: Entry["method"], path: string): Entry => ({ method, path, needs: "anyone" });
const team = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  method,
  path,
  needs: "team",
  ...(form && { form }),
});
const cleaning = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  ...team(method, path, form),
  needs: "cleaning",
});
const owner = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  ...team(method, path, form),
  needs: "owner",
});

const propertyParts = [
  ...["contato", "endereco", "empresa", "horarios", "cancelamento", "sinal"],
  ...["hospede", "canais", "capa", "promocao", "um-dia", "sobre", "beneficios"],
];

/** Every route and who may use it. A new route without a line here fails the test. */
export const matrix: readonly Entry[] = [
  // Public calls and files.
  open("GET", "/quartos/listarQuartos"),
  open("GET", "/quartos/listarQuartoPorId/:id"),
  open("GET", "/quartos/listarDiasReservadosPorQuarto/:id"),
  open("GET", "/quartos/listarDiasLotados"),
  open("GET", "/quartos/datasLivresProximas"),
  open("GET", "/quartos/quartosJuntos"),
  open("POST", "/payment/create-checkout-session"),
  open("POST", "/payment/release-checkout"),
  open("POST", "/reservas"),
  open("POST", "/payment/webhook"),
  open("GET", "/reservas/:checkoutId/calendario.ics"),
  open("GET", "/calendarios/:token(^[0-9a-f]{64}).ics"),
  open("GET", "/calendarios/:token(^[0-9a-f]{64})/:feedId(^[0-9a-f-]{36}).ics"),
  open("GET", "/openapi.json"),
  open("GET", "/live"),
  open("GET", "/ready"),
  open("GET", "/mapa"),
  open("GET", "/en/mapa"),
  open("GET", "/sem-conexao"),
  open("GET", "/en/sem-conexao"),
  open("GET", "/sem-conexao.js"),
  open("GET", "/media/*"),
  open("GET", "/media/:photoId/1200x630.jpg"),
  open("GET", "/robots.txt"),
  open("GET", "/sitemap.xml"),
  // Visitors' pages, in both languages.
  ...languages.flatMap((prefix) => [
    open("GET", prefix || "/"),
    open("GET", `${prefix}/quarto`),
    open("GET", `${prefix}/quarto/:slug`),
    open("GET", `${prefix}/success`),
    open("GET", `${prefix}/reserva`),
    open("POST", `${prefix}/reserva`),
    open("GET", `${prefix}/verificar`),
    open("POST", `${prefix}/verificar`),
    open("GET", `${prefix}/reserva/:code/:secret(^(?!(?:cancelar|mudar|recibo)$)[^./]+$)`),
    open("GET", `${prefix}/privacidade`),
    open("GET", `${prefix}/success/:sessionId`),
  ]),
  // Open only with the secret of a booking's link: http/guest-link-route.test.ts.
  ...languages.flatMap((prefix) => [
    open("GET", `${prefix}/reserva/:code`),
    open("POST", `${prefix}/reserva/:code`),
    open("GET", `${prefix}/reserva/:code/cancelar`),
    open("POST", `${prefix}/reserva/:code/cancelar`),
    open("GET", `${prefix}/reserva/:code/mudar`),
    open("POST", `${prefix}/reserva/:code/mudar`),
    open("GET", `${prefix}/reserva/:code/recibo`),
  ]),
  open("GET", "/reserva/:code/calendario.ics"),
  open("POST", "/reserva/:code/saldo"),
  open("GET", "/*"),
  // Without sign-in.
  open("GET", "/admin/entrar"),
  open("POST", "/admin/entrar"),
  open("GET", "/admin/codigo"),
  open("POST", "/admin/codigo"),
  open("GET", "/admin/esqueci"),
  open("POST", "/admin/esqueci"),
  open("GET", "/admin/senha"),
  open("POST", "/admin/senha"),
  // With sign-in.
  team("GET", "/admin"),
  ...["checkIn", "undoCheckIn", "checkOut"].map((intent) =>
    team("POST", "/admin", { intent, id: "none", stays: "none" }),
  ),
  team("POST", "/admin", { intent: "receive", id: "none", amount: "1", means: "pix" }),
  team("POST", "/admin", { ...answer, id: "none" }),
  owner("POST", "/admin", { intent: "dismissAlert", id: "0" }),
  team("POST", "/admin", { intent: "syncFeed", id: "none" }),
  team("GET", "/admin/hoje/folha"),
  cleaning("GET", "/admin/arrumacao"),
  cleaning("POST", "/admin/arrumacao", { room: "0", seen: "0", state: "clean" }),
  team("GET", "/admin/mais"),
  cleaning("POST", "/admin/sair"),
  cleaning("GET", "/admin/seguranca"),
  cleaning("POST", "/admin/seguranca", { intent: "begin", password: "errada" }),
  cleaning("POST", "/admin/seguranca", { intent: "confirm", code: "000000" }),
  cleaning("POST", "/admin/seguranca", { intent: "end", password: "errada" }),
  cleaning("POST", "/admin/seguranca", {
    intent: "change-password",
    password: "errada",
    newPassword: "quintal-com-jabuticaba",
  }),
  cleaning("POST", "/admin/seguranca", { intent: "sign-out-device", deviceId: "none" }),
  cleaning("POST", "/admin/seguranca", { intent: "sign-out-others" }),
  owner("GET", "/admin/registro"),
  team("GET", "/admin/calendario"),
  team("POST", "/admin/calendario", { intent: "unblock", id: "none" }),
  team("POST", "/admin/calendario", { intent: "block", ...stay, listing: "none" }),
  team("POST", "/admin/calendario", { intent: "change", ...stay, id: "none", price: "list" }),
  owner("POST", "/admin/calendario", {
    intent: "change",
    ...stay,
    id: "none",
    price: "list-and-refund",
  }),
  team("GET", "/admin/calendario/mudanca"),
  team("GET", "/admin/calendario/quartos"),
  owner("GET", "/admin/calendario/precos"),
  owner("POST", "/admin/calendario/precos", {
    intent: "price",
    "rooms.0": "none",
    firstNight: "2031-01-10",
    lastNight: "2031-01-10",
    price: "1",
  }),
  owner("POST", "/admin/calendario/precos", { intent: "undo", undo: "[]" }),
  team("GET", "/admin/reservas"),
  team("POST", "/admin/reservas", { busca: "Helena" }),
  owner("POST", "/admin/reservas.csv", { busca: "Helena" }),
  team("GET", "/admin/reservas/nova"),
  team("GET", "/admin/reservas/nova/quartos"),
  team("POST", "/admin/reservas/nova", {
    ...newBooking,
    listing: "none",
    total: "",
    intent: "take",
  }),
  owner("POST", "/admin/reservas/nova", { ...newBooking, total: "1", intent: "take" }),
  team("GET", "/admin/reservas/:bookingId"),
  team("POST", "/admin/reservas/:bookingId", { intent: "edit", ...edit, version: "0" }),
  team("POST", "/admin/reservas/:bookingId", payment),
  ...["checkIn", "undoCheckIn", "undoCheckOut", "markNoShow"].map((intent) =>
    team("POST", "/admin/reservas/:bookingId", { intent, stays: "none" }),
  ),
  team("POST", "/admin/reservas/:bookingId", { intent: "resendMail" }),
  team("POST", "/admin/reservas/:bookingId", answer),
  ...moneyForms.map((form) => owner("POST", "/admin/reservas/:bookingId", form)),
  owner("POST", "/admin/reservas/:bookingId", { intent: "eraseGuest" }),
  team("POST", "/admin/reservas/:bookingId", complete),
  owner("POST", "/admin/reservas/:bookingId", { ...complete, withMoney: "yes" }),
  owner("POST", "/admin/reservas/:bookingId", { intent: "callClosed" }),
  owner("POST", "/admin/reservas/:bookingId", { intent: "callGuest" }),
  owner("GET", "/admin/reservas/:bookingId/dados.json"),
  owner("GET", "/admin/reservas/:bookingId/cancelar"),
  owner("GET", "/admin/reservas/:bookingId/quartos/:stayId/cancelar"),
  owner("POST", "/admin/reservas/:bookingId/quartos/:stayId/cancelar", { seen: "0" }),
  team("GET", "/admin/reservas/:bookingId/recibo"),
  team("POST", "/admin/reservas/:bookingId/recibo", { intent: "issueReceipt", payment: "none" }),
  team("GET", "/admin/reservas/:bookingId/recibo/:number"),
  team("GET", "/admin/dinheiro"),
  team("GET", "/admin/dinheiro/caixa"),
  owner("GET", "/admin/dinheiro/exportar"),
  owner("POST", "/admin/reservas/:bookingId/cancelar", tooMuch),
  owner("GET", "/admin/pessoas"),
  owner("POST", "/admin/pessoas", { intent: "removePerson", id: "none" }),
  owner("GET", "/admin/casa"),
  ...propertyParts.flatMap((part) => [
    owner("GET", `/admin/casa/${part}`),
    owner("POST", `/admin/casa/${part}`),
  ]),
  team("GET", "/admin/quartos"),
  owner("POST", "/admin/quartos", { "ids.0": "mar" }),
  owner("GET", "/admin/quartos/novo"),
  owner("POST", "/admin/quartos/novo", {
    name: "x",
    price: "1",
    guests: "1",
    physicalRoom: "999",
  }),
  owner("GET", "/admin/quartos/:id"),
  ...[
    { intent: "save", version: "0", listing: "{}" },
    { intent: "publish", version: "0", published: "yes" },
    { intent: "delete", version: "0" },
    { intent: "add-room", name: "" },
    { intent: "look-again" },
  ].map((form) => owner("POST", "/admin/quartos/:id", form)),
  owner("GET", "/admin/quartos/:id/canais"),
  ...[
    { intent: "add", name: "", portal: "airbnb", url: "" },
    { intent: "remove", id: "none" },
    { intent: "sync", id: "none" },
    { intent: "accept-empty", id: "none" },
    { intent: "change-address", id: "0", url: "x" },
    { intent: "renew" },
    { intent: "close", close: "no" },
  ].map((form) => owner("POST", "/admin/quartos/:id/canais", form)),
  team("GET", "/admin/conflitos/:conflictId"),
  owner("POST", "/admin/conflitos/:conflictId", { intent: "ignore" }),
  owner("POST", "/admin/conflitos/:conflictId", { intent: "unblock", id: "none" }),
  owner("POST", "/admin/conflitos/:conflictId", {
    intent: "move",
    id: "none",
    version: "1",
    listing: "mar",
    from: "2031-01-10",
    until: "2031-01-12",
  }),
  owner("POST", "/admin/fotos"),
  owner("GET", "/admin/numeros"),
  owner("GET", "/admin/numeros.csv"),
];
