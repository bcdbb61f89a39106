import { z } from "zod";
import { type Call, calls } from "./calls.ts";
import {
  wireBooking,
  wireCheckout,
  wireCheckoutRequest,
  wireCombination,
  wireDay,
  wireListing,
  wireListingCard,
  wireListingId,
  wireNearestFree,
  wireProcessing,
  wireRelease,
  wireSearch,
  wireSettlementClaim,
} from "./wire.ts";

/** A call with the schemas of its request and response. */
export type Endpoint = Call & {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** Statuses of the problem responses a caller should expect. */
  readonly problems: readonly number[];
};

export const endpoints = {
  listListings: {
    ...calls.listListings,
    summary: "Quartos publicados; com datas, só os livres e com o total da estadia",
    query: wireSearch,
    answers: { 200: z.array(wireListingCard) },
    problems: [422],
  },
  getListing: {
    ...calls.getListing,
    summary: "Um quarto, com preços e regras",
    params: wireListingId,
    answers: { 200: wireListing },
    problems: [404],
  },
  listReservedDays: {
    ...calls.listReservedDays,
    summary: "Dias cuja noite está tomada",
    params: wireListingId,
    answers: { 200: z.array(wireDay) },
    problems: [404],
  },
  listFullDays: {
    ...calls.listFullDays,
    summary: "Dias cuja noite está tomada em todos os quartos",
    answers: { 200: z.array(wireDay) },
    problems: [],
  },
  findNearestFree: {
    ...calls.findNearestFree,
    summary: "Para uma busca sem resultado: as datas livres mais próximas, ou por que não há",
    query: wireSearch,
    answers: { 200: wireNearestFree },
    problems: [422],
  },
  findCombinations: {
    ...calls.findCombinations,
    summary: "Quartos que juntos recebem o grupo, se nenhum o recebe sozinho ou se pedirem vários",
    query: wireSearch,
    answers: { 200: z.array(wireCombination) },
    problems: [422],
  },
  startCheckout: {
    ...calls.startCheckout,
    summary: "Segura as noites e abre o pagamento",
    body: wireCheckoutRequest,
    answers: { 200: wireCheckout },
    problems: [404, 409, 422, 503],
  },
  releaseCheckout: {
    ...calls.releaseCheckout,
    summary: "Desiste do pagamento aberto deste visitante, ou desta chave, e libera as noites",
    body: wireRelease,
    answers: { 204: z.null() },
    problems: [422, 503],
  },
  claimBooking: {
    ...calls.claimBooking,
    summary: "Conclui a reserva de um pagamento",
    body: wireSettlementClaim,
    answers: { 200: wireBooking, 202: wireProcessing },
    problems: [402, 404, 409, 410, 422, 503],
  },
} as const satisfies Record<keyof typeof calls, Endpoint>;
