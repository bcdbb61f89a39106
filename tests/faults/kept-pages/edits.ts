import type { ListingEdit } from "../../../src/contract/owner/listings.ts";
import { homeUrl, inLanguage, namedListingUrl } from "../../../src/contract/page-urls.ts";
import { addDays, type Day } from "../../../src/domain/day.ts";
import { formatMoney } from "../../../src/domain/money.ts";
import { blockNights, removeBlock } from "../../../src/server/calendar/block-nights.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { FORM_KEY, newFormKey } from "../../../src/web/form/form-key.ts";
import { formOf } from "../../../src/web/owner/listings/listing-form.ts";
import { readListingForm } from "../../../src/web/owner/listings/read-listing-form.ts";
import type { Someone } from "../../support/desks.ts";
import type { Caller } from "../canaries/caller.ts";
import { formsOf } from "../canaries/forms.ts";

/** A text that a page must show from now on, or must no longer show. */
export type Shown = { readonly path: string; readonly text: string; readonly isThere: boolean };

export type House = {
  /** The owner's browser, connected to one of the processes. */
  readonly browser: Caller;
  /** Reads the data that her browser would show. */
  readonly lia: Someone;
  readonly deps: Deps;
  readonly today: Day;
  /** Ids of blocks by their night. */
  readonly blocked: Map<Day, string>;
};

/** The owner's n-th edit, through her own forms, and what pages must show afterwards. */
export type Edit = (house: House, n: number) => Promise<readonly Shown[]>;

const LISTING = "mar";
const [home, room] = [homeUrl, namedListingUrl("quarto-mar")];
const there = (path: string, text: string): Shown => ({ path, text, isThere: true });

export const edits: Record<string, Edit> = {
  async price(house, n) {
    const nightlyPrice = 100_000 + n * 100;
    await saveListing(house, (listing) => ({ rates: { ...listing.rates, nightlyPrice } }));
    return [there(home, formatMoney(nightlyPrice, "pt-BR")), there(room, `${nightlyPrice}`)];
  },
  async photo(house, n) {
    const alt = `A foto ${n} do quarto`;
    await saveListing(house, ({ photos: [first, ...others] }) => ({
      photos: first ? [{ ...first, alt }, ...others] : [],
    }));
    return [there(home, alt), there(room, alt)];
  },
  async text(house, n) {
    const words = `O texto ${n} do quarto.`;
    await saveListing(house, ({ portuguese }) => ({
      portuguese: { ...portuguese, paragraphs: [words] },
    }));
    return [there(room, words)];
  },
  async season(house, n) {
    const nightlyPrice = 200_000 + n * 100;
    const firstNight = addDays(house.today, 400);
    const season = { firstNight, lastNight: addDays(firstNight, 3), nightlyPrice };
    await saveListing(house, ({ rates }) => ({
      rates: {
        ...rates,
        seasons: [
          ...rates.seasons.filter((one) => one.firstNight !== firstNight),
          { ...season, fromNights: 1, minNights: null, createdAt: null },
        ] as ListingEdit["rates"]["seasons"],
      },
    }));
    return [there(room, `${nightlyPrice}`)];
  },
  async publishing({ browser, lia }) {
    const { version, published, id } = await lia.api.getListingToEdit({ listingId: "coqueiro" });
    await send(browser, `/admin/quartos/${id}`, {
      intent: "publish",
      version: `${version}`,
      published: published ? "no" : "yes",
    });
    return [{ path: home, text: "Quarto Coqueiro", isThere: !published }];
  },
  async hours(house, n) {
    const checkInTime = `13:${`${n % 60}`.padStart(2, "0")}`;
    await fillIn(house.browser, "/admin/casa/horarios", { checkInTime });
    return [there(home, checkInTime), there(room, checkInTime)];
  },
  async language(house, n) {
    const title = `Benefit number ${n}`;
    await fillIn(house.browser, "/admin/casa/beneficios", { "benefits.0.en.title": title });
    return [there(inLanguage(home, "en-US"), title), { path: home, text: title, isThere: false }];
  },
  async nights({ deps, blocked, today }, n) {
    const checkIn = addDays(today, 60 + (n % 100));
    const stay = { checkIn, checkOut: addDays(checkIn, 1) };
    const taken = blocked.get(checkIn);
    if (taken) await removeBlock(deps, taken, cause);
    else
      blocked.set(checkIn, await blockNights(deps, { listingId: "farol", stay, note: "" }, cause));
    if (taken) blocked.delete(checkIn);
    const path = namedListingUrl("quarto-farol");
    return [{ path, text: `"${checkIn}\\"`, isThere: !taken }];
  },
};

const cause = { actor: "person:dona", source: "admin" } as const;

async function saveListing(
  { browser, lia }: House,
  change: (listing: ListingEdit) => Partial<ListingEdit>,
): Promise<void> {
  const known = await lia.api.getListingToEdit({ listingId: LISTING });
  const { value } = readListingForm(formOf(known));
  if (!value) throw new Error("the room cannot be saved as it is");
  await send(browser, `/admin/quartos/${LISTING}`, {
    intent: "save",
    version: `${known.version}`,
    listing: JSON.stringify({ ...value, ...change(value) }),
  });
}

/** A form of plain fields, with one of them changed. */
async function fillIn(
  browser: Caller,
  path: string,
  changed: Record<string, string>,
): Promise<void> {
  const { text } = await browser.ask(path);
  const [name = ""] = Object.keys(changed);
  const form = formsOf(text, path).find(({ fields }) => fields.some((one) => one.name === name));
  if (!form) throw new Error(`no form with ${name} at ${path}`);
  const fields = form.fields
    .filter(({ type }) => type !== "checkbox")
    .map((field) => [field.name, field.value]);
  await send(browser, path, { ...Object.fromEntries(fields), ...changed });
}

async function send(browser: Caller, path: string, fields: Record<string, string>): Promise<void> {
  const keyed = { ...fields, [FORM_KEY]: newFormKey() };
  const { status } = await browser.submit(path, keyed);
  if (status !== 200) throw new Error(`${path}: ${status}`);
}
