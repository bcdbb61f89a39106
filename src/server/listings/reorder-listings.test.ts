import { describe, expect, test } from "vitest";
import { ownersDesk } from "../../../tests/support/desks.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { roomsDesk } from "../owner/rooms-desk.ts";

const house = await openTestHouse();
const rooms = roomsDesk(ownersDesk(house));
const visit = new Visit(house);
const listed = async () => (await visit.get("/quartos/listarQuartos")).json();

describe("the order of the list", () => {
  test("is the home page's, and only whoever has seen every room may set it", async () => {
    const ids = (await rooms.listRooms()).map(({ id }) => id);
    const turned = [...ids].reverse();
    await rooms.reorderRooms(turned);
    expect((await rooms.listRooms()).map(({ id }) => id)).toEqual(turned);
    const visible = (await listed()).map(({ _id }: { _id: string }) => _id);
    expect(visible).toEqual(turned.filter((id) => visible.includes(id)));
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] ?? ""], [...ids, "nenhum"]]) {
      await expect(rooms.reorderRooms(wrong)).rejects.toMatchObject({ code: "changed-meanwhile" });
    }
  });
});
