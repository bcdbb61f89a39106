import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

const reply = () => ({ raw: new EventEmitter() }) as never;
const close = (one: { raw: EventEmitter }) => one.raw.emit("close");
const underway = expect.objectContaining({ code: "picture-underway" });
const busy = expect.objectContaining({ code: "pictures-busy" });

test("one for each, so many for all, and a request that ends gives its own back", () => {
  const { take } = createPlaces(2);
  const first = reply();
  take(first, "a");
  expect(() => take(reply(), "a")).toThrow(underway);
  take(reply(), "b");
  expect(() => take(reply(), "c")).toThrow(busy);
  close(first);
  take(reply(), "c");
  expect(() => take(reply(), "d")).toThrow(busy);
});

test("whoever hangs up once the picture has arrived gets no other place before it is done", async () => {
  const { take, during } = createPlaces(2);
  const sent = reply();
  take(sent, "a");
  const { promise, reject: fail } = Promise.withResolvers<void>();
  const work = during(sent, () => promise);
  close(sent);
  expect(() => take(reply(), "a")).toThrow(underway);
  fail(new Error("unreadable"));
  await expect(work).rejects.toThrow("unreadable");
  take(reply(), "a");
});
