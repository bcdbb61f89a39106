/** Who may use a route: anyone, the team, or only the owner. */
export type Needs = "anyone" | "team" | "owner";

export type Entry = {
  readonly method: "GET" | "POST";
  /** The route pattern; the test fills in `:bookingId` and the like. */
  readonly path: string;
  readonly needs: Needs;
  /** The form's fields. One entry for each action. */
  readonly form?: Readonly<Record<string, string>>;
  /** The same for a page that posts JSON. */
  readonly json?: object;
};

const languages = ["", "/en"];
const open = (method: Entry["method"], path: string): Entry => ({ method, path, needs: "anyone" });
const team = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  method,
  path,
  needs: "team",
  ...(form && { form }),
});
const owner = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  ...team(method, path, form),
  needs: "owner",
});

const edit = { versao: "1", nome: "x", email: "", telefone: "", chegada: "", anotacao: "" };
const payment = { acao: "notePayment", valor: "1", meio: "cash" };
const stay = { quarto: "mar", de: "2031-01-10", ate: "2031-01-12", versao: "1" };
const newBooking = {
  quarto: "mar",
  entrada: "2031-01-10",
  saida: "2031-01-12",
  adultos: "1",
  ate12: "0",
  acima12: "0",
  nome: "Matriz",
  telefone: "",
  email: "",
  canal: "phone",
  pago: "",
  meio: "pix",
  anotacao: "",
};

const houseParts = [
  "contato",
  "endereco",
  "empresa",
  "horarios",
  "cancelamento",
  "canais",
  "capa",
  "promocao",
  "um-dia",
  "sobre",
  "beneficios",
];

/** Every route and who may use it. A new route without a line here fails the test. */
export const matrix: readonly Entry[] = [
  // Public calls and files.
  open("GET", "/quartos/listarQuartos"),
  open("GET", "/quartos/listarQuartoPorId/:id"),
  open("GET", "/quartos/listarDiasReservadosPorQuarto/:id"),
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
    open("GET", `${prefix}/privacidade`),
    open("GET", `${prefix}/success/:sessionId`),
  ]),
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
  team("POST", "/admin", { acao: "checkIn", id: "none" }),
  owner("POST", "/admin", { acao: "dismissAlert", id: "0" }),
  team("POST", "/admin", { acao: "syncFeed", id: "none" }),
  team("GET", "/admin/mais"),
  team("POST", "/admin/sair"),
  team("GET", "/admin/seguranca"),
  team("POST", "/admin/seguranca", { acao: "begin", senha: "errada" }),
  team("GET", "/admin/calendario"),
  team("POST", "/admin/calendario", { acao: "desbloquear", id: "none" }),
  team("POST", "/admin/calendario", { acao: "bloquear", ...stay, quarto: "none" }),
  team("POST", "/admin/calendario", { acao: "mudar", ...stay, id: "none", preco: "list" }),
  owner("POST", "/admin/calendario", {
    acao: "mudar",
    ...stay,
    id: "none",
    preco: "list-and-refund",
  }),
  team("GET", "/admin/calendario/mudanca"),
  team("GET", "/admin/reservas"),
  team("POST", "/admin/reservas", { busca: "Helena" }),
  owner("POST", "/admin/reservas.csv", { busca: "Helena" }),
  team("GET", "/admin/reservas/nova"),
  team("POST", "/admin/reservas/nova", { ...newBooking, total: "", acao: "quote" }),
  owner("POST", "/admin/reservas/nova", { ...newBooking, total: "1", acao: "take" }),
  team("GET", "/admin/reservas/:bookingId"),
  team("POST", "/admin/reservas/:bookingId", { acao: "edit", ...edit, versao: "0" }),
  team("POST", "/admin/reservas/:bookingId", { ...payment, sentido: "recebi" }),
  owner("POST", "/admin/reservas/:bookingId", { ...payment, sentido: "devolvi" }),
  owner("POST", "/admin/reservas/:bookingId", { acao: "eraseGuest" }),
  owner("GET", "/admin/reservas/:bookingId/dados.json"),
  owner("GET", "/admin/reservas/:bookingId/cancelar"),
  owner("POST", "/admin/reservas/:bookingId/cancelar", { devolver: "99999999" }),
  owner("GET", "/admin/pessoas"),
  owner("POST", "/admin/pessoas", { acao: "removePerson", id: "none" }),
  owner("GET", "/admin/casa"),
  ...houseParts.flatMap((part) => [
    owner("GET", `/admin/casa/${part}`),
    owner("POST", `/admin/casa/${part}`),
  ]),
  team("GET", "/admin/quartos"),
  owner("POST", "/admin/quartos", { id: "mar" }),
  owner("GET", "/admin/quartos/novo"),
  owner("POST", "/admin/quartos/novo", { nome: "x", preco: "1", hospedes: "1", porta: "999" }),
  owner("GET", "/admin/quartos/:id"),
  ...[
    { does: "save", version: 0, room: {} },
    { does: "publish", version: 0, published: true },
    { does: "delete", version: 0 },
    { does: "add-door", name: "" },
    { does: "look-again" },
  ].map((json) => ({ ...owner("POST", "/admin/quartos/:id"), json })),
  owner("GET", "/admin/quartos/:id/canais"),
  ...[
    { acao: "add", name: "", portal: "airbnb", url: "" },
    { acao: "remove", id: "none" },
    { acao: "sync", id: "none" },
    { acao: "accept-empty", id: "none" },
    { acao: "change-address", id: "0", url: "x" },
    { acao: "renew" },
    { acao: "close", close: "no" },
  ].map((form) => owner("POST", "/admin/quartos/:id/canais", form)),
  team("GET", "/admin/conflitos/:conflictId"),
  owner("POST", "/admin/conflitos/:conflictId", { acao: "ignore" }),
  owner("POST", "/admin/conflitos/:conflictId", { acao: "unblock", id: "none" }),
  owner("POST", "/admin/conflitos/:conflictId", {
    acao: "move",
    id: "none",
    versao: "1",
    quarto: "mar",
    de: "2031-01-10",
    ate: "2031-01-12",
  }),
  owner("POST", "/admin/fotos"),
  owner("GET", "/admin/numeros"),
  owner("GET", "/admin/numeros.csv"),
];
