import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/**
 * A server that implements exactly the specification: its five calls and fields, and a refusal of
 * everything else. Dates are date-times, as many servers write them.
 */
export type PlainServer = {
  readonly url: string;
  /** The requests in order: 'GET /quartos/listarQuartos'. */
  readonly asked: readonly string[];
  close(): Promise<void>;
};

export const plainListing = {
  _id: "66f1c0ffee",
  name: "Quarto Simples",
  price: 450,
  room_images: ["/icon.svg", "/icon.svg?2"],
  room_descriptions: ["Uma cama, uma janela e o mar."],
  room_benefits: [{ title: "Rede na varanda", text: "Para a tarde toda.", icon: "sun" }],
};
export const plainCard = {
  _id: plainListing._id,
  cardTitle: plainListing.name,
  cardText: "O quarto de sempre.",
  cardImgUrl: "/icon.svg",
};

type Answers = {
  readonly reservedDays: readonly string[];
  readonly clientSecret: () => Promise<string>;
  readonly record: Readonly<Record<"dataEntrada" | "dataSaida" | "nome" | "email", string>>;
};

const checkoutFields = ["endDate", "quartoId", "startDate"];
const bookingFields = ["checkoutId", "dataEntrada", "dataSaida", "price", "quartoId"];

export async function startPlainServer(answers: Answers): Promise<PlainServer> {
  const asked: string[] = [];
  const calls: Readonly<Record<string, (request: IncomingMessage) => Promise<unknown>>> = {
    "GET /quartos/listarQuartos": async () => [plainCard],
    [`GET /quartos/listarQuartoPorId/${plainListing._id}`]: async () => plainListing,
    [`GET /quartos/listarDiasReservadosPorQuarto/${plainListing._id}`]: async () =>
      answers.reservedDays,
    "POST /payment/create-checkout-session": async (request) => {
      await requireFields(request, checkoutFields);
      return { client_secret: await answers.clientSecret() };
    },
    "POST /reservas": async (request) => {
      await requireFields(request, bookingFields);
      return answers.record;
    },
  };
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    const answer = await calls[call]?.(request).catch(() => undefined);
    response.writeHead(answer ? 200 : 400, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { message: "no such call" }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Refuses any field more or less than specified. */
async function requireFields(request: IncomingMessage, names: readonly string[]): Promise<void> {
  const sent = Object.keys((await json(request)) as object).sort();
  if (sent.join() !== names.join()) throw new Error(`not the specified fields: ${sent}`);
}
