import { describe, expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";

const app = await openTestApp();
const rooms = apiAs(app);
const visit = new Visit(app);
const listed = async () => (await visit.get("/quartos/listarQuartos")).json();

describe("the order of the list", () => {
  test("is the home page's, and only whoever has seen every room may set it", async () => {
    const ids = (await rooms.listAllListings()).map(({ id }) => id);
    const turned = [...ids].reverse();
    await rooms.reorderListings({ listingIds: turned });
    expect((await rooms.listAllListings()).map(({ id }) => id)).toEqual(turned);
    const visible = (await listed()).map(({ _id }: { _id: string }) => _id);
    expect(visible).toEqual(turned.filter((id) => visible.includes(id)));
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] ?? ""], [...ids, "nenhum"]]) {
      await expect(rooms.reorderListings({ listingIds: wrong })).rejects.toMatchObject({
        code: "changed-meanwhile",
      });
    }
  });
});
