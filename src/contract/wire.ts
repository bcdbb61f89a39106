import { z } from "zod";
import { MOST_ROOMS } from "../domain/combinations.ts";
import { day, parseDay } from "../domain/day.ts";
import { lineKinds } from "../domain/quote.ts";

/** Schemas of requests and responses. Their names are fixed by the specification. */

/** Dates that match the pattern but do not exist, such as year 0, are refused. */
export const wireDay = z.iso
  .date()
  .refine((text) => parseDay(text) !== null)
  .transform(day);

const count = z.coerce.number().int().min(0).max(50);

export const wirePhoto = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});

export const wireListingCard = z.object({
  _id: z.string(),
  cardTitle: z.string(),
  cardText: z.string(),
  cardImgUrl: z.string(),
  card_image: wirePhoto.nullable(),
  slug: z.string(),
  price: z.number(),
  people: z.int(),
  rooms: z.int(),
  full_space: z.boolean(),
  total: z.number().nullable(),
  /** Why the total is below what the same nights ordinarily cost; missing if it is not. */
  offer: z.object({ fullTotal: z.number(), fromNights: z.int().nullable() }).optional(),
  /** What one more night adds to the total; missing if it is no bargain, or not free. */
  oneMoreNight: z.number().optional(),
});

export const wireSeason = z.object({
  firstNight: wireDay,
  lastNight: wireDay,
  price: z.number(),
  fromNights: z.int().nullable(),
  minNights: z.int().nullable(),
  createdAt: z.int().nullable(),
});

export const wireListing = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number(),
  room_images: z.array(wirePhoto),
  room_descriptions: z.array(z.string()),
  room_benefits: z.array(z.object({ title: z.string(), text: z.string(), icon: z.string() })),
  slug: z.string(),
  people: z.int(),
  rooms: z.int(),
  full_space: z.boolean(),
  observations: z.array(z.string()),
  validity: wireDay.nullable(),
  rates: z.object({
    weekendPrice: z.number().nullable(),
    includedGuests: z.int().optional(),
    extraAdult: z.number().optional(),
    childUpTo12: z.number(),
    childAbove12: z.number(),
    seasons: z.array(wireSeason),
  }),
  rules: z.object({
    minNights: z.int(),
    maxNights: z.int(),
    horizonDays: z.int(),
    sameDayUntil: z.string(),
    noArrivalWeekdays: z.array(z.int()),
    sellGaps: z.boolean(),
  }),
});

export const wireSearch = z.object({
  startDate: wireDay.optional(),
  endDate: wireDay.optional(),
  people: count.optional(),
  childrenUpTo12: count.optional(),
  childrenAbove12: count.optional(),
  rooms: count.optional(),
});

const wireStay = z.object({ startDate: wireDay, endDate: wireDay });

export const wireNearestFree = z.object({
  /** False: no room takes so many people, on any date. */
  fits: z.boolean(),
  /** Each with the lowest total of the rooms that are free. */
  alternatives: z.array(wireStay.extend({ fromTotal: z.number().optional() })),
  refusal: z.object({ reason: z.string(), nights: z.int().optional() }).nullable(),
});

export const wireCombination = z.object({
  total: z.number(),
  rooms: z.array(
    z.object({
      quartoId: z.string(),
      slug: z.string(),
      name: z.string(),
      image: wirePhoto.nullable(),
      guests: z.int(),
      children: z.object({ upTo12: z.int(), above12: z.int() }),
      total: z.number(),
    }),
  ),
});

export const wireListingId = z.object({ id: z.string().max(100) });

/** Idempotency key, 128 bits, created when 'Book Now' is pressed. */
const wireKey = z.string().regex(/^[0-9a-f]{32}$/);

const wireParty = {
  guests: z.int().min(1).max(50).optional(),
  children: z
    .object({ upTo12: z.int().min(0).max(50), above12: z.int().min(0).max(50) })
    .optional(),
};

export const wireCheckoutRequest = z.object({
  startDate: wireDay,
  endDate: wireDay,
  quartoId: z.string().max(100),
  ...wireParty,
  /** Further rooms for the same nights, with who sleeps there: all are booked, or none. */
  otherRooms: z
    .array(z.object({ quartoId: z.string().max(100), ...wireParty }))
    .max(MOST_ROOMS - 1)
    .optional(),
  language: z.enum(["pt-BR", "en-US"]).optional(),
  /** Pays everything now, although the property asks for a deposit only. */
  payAll: z.boolean().optional(),
  key: wireKey.optional(),
});

export const wireRelease = z.object({ key: wireKey.optional() });

export const wireCheckout = z.object({
  client_secret: z.string(),
  checkoutId: z.string(),
  total: z.number(),
  /** To be paid now; missing if it is the total. */
  dueNow: z.number().optional(),
  expiresAt: z.iso.datetime(),
  contested: z.boolean().optional(),
});

/** Only the id is required; the rest of the return URL is an untrusted claim. */
export const wireSettlementClaim = z.object({
  checkoutId: z.string().min(1).max(200),
  price: z.unknown().optional(),
  dataEntrada: z.unknown().optional(),
  dataSaida: z.unknown().optional(),
  quartoId: z.unknown().optional(),
});

const wireLine = z.object({
  kind: z.enum(lineKinds),
  nights: z.int(),
  people: z.int(),
  unitPrice: z.number(),
  amount: z.number(),
  words: z.string().optional(),
  /** Which room it is for, in a booking with several. */
  room: z.string().optional(),
});

const wireGuests = z.object({
  adultos: z.int(),
  criancasAte12: z.int(),
  criancasAcimaDe12: z.int(),
});

export const wireBooking = z.object({
  codigo: z.string(),
  dataEntrada: wireDay,
  dataSaida: wireDay,
  nome: z.string().nullable(),
  email: z.string().nullable(),
  quartoId: z.string(),
  quarto: z.string(),
  hospedes: wireGuests,
  /** Each room of a booking with several; missing if there is one. */
  quartos: z
    .array(
      z.object({
        id: z.string(),
        quarto: z.string(),
        dataEntrada: wireDay,
        dataSaida: wireDay,
        hospedes: wireGuests,
      }),
    )
    .optional(),
  total: z.number(),
  linhas: z.array(wireLine),
  /** Payments of the total, each with its last day; missing if all of it was due at booking. */
  plano: z
    .array(
      z.object({
        valor: z.number(),
        pago: z.number(),
        ate: wireDay.nullable(),
        naCasa: z.boolean(),
      }),
    )
    .optional(),
  /** Refund percentages, each with its local deadline. */
  cancelamento: z.array(
    z.object({
      dia: wireDay,
      hora: z.string(),
      devolve: z.int(),
      arrependimento: z.boolean(),
    }),
  ),
});

export const wireProcessing = z.object({ codigo: z.string(), situacao: z.literal("processando") });

export const wireProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  alternatives: z.array(wireStay).optional(),
});
