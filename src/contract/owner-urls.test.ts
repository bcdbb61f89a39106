import { expect, test } from "vitest";
import { bookingUrl } from "./owner-urls.ts";

test("an address made of what somebody typed can be sent on in a header", () => {
  const location = bookingUrl("\u{10208}/é?x");
  expect(() => new Headers({ location })).not.toThrow();
  expect(location.split("/")).toHaveLength(4);
});
