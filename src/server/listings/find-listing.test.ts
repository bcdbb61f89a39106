import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { findListing } from "./find-listing.ts";

const app = await openTestApp();

test("a listing is found at its readable address", async () => {
  expect(await findListing(app.deps.db, "quarto-mar")).toBe("mar");
});

test.each(["nenhum", "\0", "quarto mar", ""])("nothing is found at %j", async (slug) => {
  await expect(findListing(app.deps.db, slug)).rejects.toMatchObject({ code: "listing-unknown" });
});

test("every call about a room that cannot be is refused like one about a room that is not", async () => {
  const visit = new Visit(app);
  for (const path of ["listarQuartoPorId", "listarDiasReservadosPorQuarto"]) {
    for (const id of ["nenhum", "a%00b", "Mar"]) {
      expect([path, id, (await visit.get(`/quartos/${path}/${id}`)).statusCode]).toEqual([
        path,
        id,
        404,
      ]);
    }
  }
  const stay = stayAhead(app, 20, 2);
  for (const id of ["nenhum", "a b"]) expect((await visit.book(id, stay)).statusCode).toBe(404);
});
