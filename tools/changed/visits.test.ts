import { expect, test } from "vitest";
import { addressOf, pageAt } from "./pages.ts";
import { pagesNamedIn } from "./visits.ts";

const named = (source: string) => [...pagesNamedIn(source)];

test("an address leads to its page, with a parameter where no fixed part fits", () => {
  expect(pageAt("/admin/reservas/nova")).toBe("src/web/owner/new-booking/route.tsx");
  expect(pageAt("/admin/reservas/17?x=1#y")).toBe("src/web/owner/bookings/details-route.tsx");
  expect(pageAt("/en/privacidade")).toBe("src/web/privacy/route.tsx");
  expect(pageAt("/nowhere")).toBe(null);
});

test("a page is told by its address", () => {
  expect(addressOf("src/web/owner/messages/list-route.tsx")).toBe("/admin/mensagens");
});

test("a browser file names pages by addresses, by URLs of the contract and by the fixtures", () => {
  expect(named('signIn(page, app, "/admin/mensagens")')).toEqual([
    "src/web/owner/messages/list-route.tsx",
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sources as they stand in a file
  expect(named("page.goto(`${app.siteUrl}/admin/reservas/${id}/cancelar`)")).toEqual([
    "src/web/owner/bookings/cancel-route.tsx",
  ]);
  expect(named("page.goto(app.siteUrl + guestCancelUrl(code))")).toEqual([
    "src/web/guest/cancel/route.tsx",
  ]);
  expect(named("page.goto(app.siteUrl)")).toEqual(["src/web/home/route.tsx"]);
  expect(named("signIn(page, app)")).toEqual(["src/web/owner/today/route.tsx"]);
});

test("other strings name no page", () => {
  expect(named('text.split("/"); read("/etc/hosts"); "and/or"')).toEqual([]);
});
