import { expect, test } from "../support/browser/app.ts";

test("a page takes no large body, whether it says its size or not", async ({ app }) => {
  const send = (body: BodyInit, more: object = {}) =>
    fetch(`${app.siteUrl}/admin/esqueci`, { method: "POST", body, ...more });
  expect((await send("x".repeat(70_000))).status).toBe(413);
  const unsized = new Blob(["x".repeat(70_000)]).stream();
  expect((await send(unsized, { duplex: "half" })).status).toBeGreaterThanOrEqual(400);
});
