import { expect, test } from "vitest";
import { arrows } from "./arrows.ts";
import { findComplaints } from "./complaints.ts";

test("R14.03 no module outside the payment adapter may import the provider's library", () => {
  const source = 'import Stripe from "stripe";';
  const outside = new Map([["src/server/settle/settle-checkout.ts", source]]);
  const inside = new Map([["src/server/payments/stripe/provider.ts", source]]);
  expect(findComplaints(outside)).toHaveLength(1);
  expect(findComplaints(inside)).toEqual([]);
  expect(arrows.some(({ name }) => name.startsWith("stripe lives in"))).toBe(true);
});
