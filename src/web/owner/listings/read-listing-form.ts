import type { ListingEdit, ListingTerms } from "../../../contract/owner/listings.ts";
import { type Day, parseDay } from "../../../domain/day.ts";
import { type Centavos, parseMoney } from "../../../domain/money.ts";
import type { Season } from "../../../domain/season.ts";
import type { ListingForm, SeasonForm } from "./listing-form.ts";

/** One message per field; a field within a list is 'seasons.0.firstNight'. */
export type Complaints = Readonly<Record<string, string>>;
export type Reading<T> = { readonly value: T | null; readonly complaints: Complaints };

const MOST_NIGHTS = 365;
const MOST_PEOPLE = 50;

/** The parsed form, or the problems by field. */
export function readListingForm(form: ListingForm): Reading<ListingEdit> {
  const notes = new Notes();
  const terms = readTermsNoting(form, notes);
  const required = (field: keyof ListingForm & string, sentence: string) => {
    if (String(form[field]).trim() === "") notes.add(field, sentence);
  };
  required("name", "Dê um nome ao quarto.");
  form.photos.forEach(({ alt }, index) => {
    if (alt.trim() === "") notes.add(`photos.${index}.alt`, "Diga o que se vê na foto.");
  });
  form.amenities.forEach(({ title }, index) => {
    if (title.trim() === "") notes.add(`amenities.${index}.title`, "Escreva o benefício.");
  });
  if (form.physicalRoomIds.length === 0) {
    notes.add("physicalRoomIds", "Marque pelo menos uma porta.");
  }
  const roomCount = notes.count(form.roomCount, "roomCount", MOST_PEOPLE);
  const ratesValidUntil = notes.dayOrNone(form.ratesValidUntil, "ratesValidUntil");
  const listing: ListingEdit = {
    ...terms,
    photos: form.photos,
    portuguese: wordsOf(form.name, form.cardText, form.description, form.observations),
    english: wordsOf(
      form.nameEnglish,
      form.cardTextEnglish,
      form.descriptionEnglish,
      form.observationsEnglish,
    ),
    amenities: form.amenities.map(({ key: _, ...amenity }) => amenity),
    roomCount,
    wholeHouse: form.wholeHouse,
    ratesValidUntil,
    physicalRoomIds: form.physicalRoomIds,
  };
  return notes.reading(listing);
}

/** Only the pricing fields, so that a price can be previewed while the rest is incomplete. */
export function readTerms(form: ListingForm): Reading<ListingTerms> {
  const notes = new Notes();
  return notes.reading(readTermsNoting(form, notes));
}

function readTermsNoting(form: ListingForm, notes: Notes): ListingTerms {
  const minNights = notes.count(form.minNights, "minNights", MOST_NIGHTS);
  const maxNights = notes.count(form.maxNights, "maxNights", MOST_NIGHTS);
  if (maxNights < minNights) notes.add("maxNights", "O máximo não pode ser menor que o mínimo.");
  if (form.noArrivalWeekdays.length === 7) {
    notes.add("noArrivalWeekdays", "Deixe pelo menos um dia para chegar.");
  }
  const seasons = form.seasons.map((season, index) =>
    readSeason(season, `seasons.${index}`, notes),
  );
  const capacity = notes.count(form.capacity, "capacity", MOST_PEOPLE);
  return {
    capacity,
    rates: {
      nightlyPrice: notes.price(form.nightlyPrice, "nightlyPrice"),
      weekendPrice:
        form.weekendPrice.trim() === "" ? null : notes.price(form.weekendPrice, "weekendPrice"),
      ...readIncluded(form, capacity, notes),
      childUpTo12: notes.amount(form.childUpTo12, "childUpTo12"),
      childAbove12: notes.amount(form.childAbove12, "childAbove12"),
      seasons,
    },
    minNights,
    maxNights,
    noArrivalWeekdays: form.noArrivalWeekdays,
  };
}

/** A price for additional adults needs a number of included guests. */
function readIncluded(form: ListingForm, capacity: number, notes: Notes) {
  const field = "includedGuests";
  const extraAdult = notes.amount(form.extraAdult, "extraAdult");
  if (form.includedGuests.trim() === "") {
    if (extraAdult > 0) notes.add(field, "Diga a partir de quantos se paga por adulto a mais.");
    return { includedGuests: null, extraAdult };
  }
  const includedGuests = notes.count(form.includedGuests, field, MOST_PEOPLE);
  if (capacity > 0 && includedGuests > capacity)
    notes.add(field, "Não cabem tantos hóspedes neste quarto.");
  return { includedGuests, extraAdult };
}

function readSeason(season: SeasonForm, path: string, notes: Notes): Season {
  const firstNight = notes.day(season.firstNight, `${path}.firstNight`);
  const lastNight = notes.day(season.lastNight, `${path}.lastNight`);
  if (lastNight < firstNight)
    notes.add(`${path}.lastNight`, "A última noite vem antes da primeira.");
  const optional = (text: string, field: string) =>
    text.trim() === "" ? null : notes.count(text, `${path}.${field}`, MOST_NIGHTS);
  return {
    firstNight,
    lastNight,
    nightlyPrice: notes.price(season.nightlyPrice, `${path}.nightlyPrice`),
    fromNights: optional(season.fromNights, "fromNights"),
    minNights: optional(season.minNights, "minNights"),
    createdAt: season.createdAt,
  };
}

function wordsOf(name: string, cardText: string, description: string, observations: string) {
  return {
    name: name.trim(),
    cardText: cardText.trim(),
    paragraphs: linesOf(description),
    observations: linesOf(observations),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Parses fields and keeps the first problem of each. The returned value is meaningless then. */
class Notes {
  readonly complaints: Record<string, string> = {};

  add(field: string, sentence: string): void {
    this.complaints[field] ??= sentence;
  }

  count(text: string, field: string, most: number): number {
    const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
    if (count < 1 || count > most) this.add(field, `Escreva um número de 1 a ${most}.`);
    return count;
  }

  amount(text: string, field: string): Centavos {
    const amount = text.trim() === "" ? 0 : parseMoney(text);
    if (amount === null) this.add(field, "Escreva um valor, como R$ 890 ou 890,50.");
    return amount ?? 0;
  }

  price(text: string, field: string): Centavos {
    const amount = this.amount(text, field);
    if (amount === 0) this.add(field, "Escreva um preço maior que zero.");
    return amount;
  }

  day(text: string, field: string): Day {
    const day = parseDay(text);
    if (!day) this.add(field, "Escolha uma data.");
    return day ?? ("" as Day);
  }

  dayOrNone(text: string, field: string): Day | null {
    return text === "" ? null : this.day(text, field);
  }

  reading<T>(value: T): Reading<T> {
    const fine = Object.keys(this.complaints).length === 0;
    return { value: fine ? value : null, complaints: this.complaints };
  }
}
