import { expect, test } from "vitest";
import { linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });

const words = { arrival: "15:00", companions: [], wishes: "Um berço" };

test("from one booking's page twenty forms are heard in ten minutes, and another's as ever", async () => {
  const [one, other] = [await confirmed(app), await confirmed(app, "farol")];
  const { api, code } = await linkedGuest(app, one.id);
  for (let time = 0; time < 20; time++) await api.tell(code, newKey(), words);
  const again = () => api.tell(code, newKey(), words);
  await expect(again()).rejects.toMatchObject({ code: "too-many-requests" });
  await expect(api.openPix(code, newKey())).rejects.toMatchObject({ code: "too-many-requests" });
  const neighbour = await linkedGuest(app, other.id);
  await neighbour.api.tell(neighbour.code, newKey(), words);
  app.passTime(10 * 60_000 + 1);
  await again();
});
