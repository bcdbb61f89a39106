import { calls } from "../../../src/contract/calls.ts";
import { homeUrl, listingUrl, privacyUrl } from "../../../src/contract/page-urls.ts";
import { addDays, type Day } from "../../../src/domain/day.ts";

/** The URLs of all read calls and the visitors' pages, by the ids of the report. */
export function addressesOf(listingId: string, today: Day) {
  const stay = { startDate: addDays(today, 60), endDate: addDays(today, 63) };
  const search = new URLSearchParams({ ...stay, people: "2", rooms: "1" });
  return {
    calls: {
      "call-list": calls.listListings.path,
      "call-search": `${calls.listListings.path}?${search}`,
      "call-room": callAbout(calls.getListing.path, listingId),
      "call-reserved": callAbout(calls.listReservedDays.path, listingId),
    },
    pages: { "page-home": homeUrl, "page-room": listingUrl(listingId) },
    others: { "page-search": `${homeUrl}?${search}`, "page-privacy": privacyUrl },
  };
}

export function callAbout(path: string, listingId: string): string {
  return path.replace(":id", listingId);
}
