import { randomBytes } from "node:crypto";
import { getListingToEdit } from "../../../src/server/listings/get-listing-to-edit.ts";
import { FORM_KEY } from "../../../src/web/form/form-key.ts";
import { stayAhead } from "../../support/visit.ts";
import type { Scene } from "./as-guest.ts";
import type { Caller } from "./caller.ts";

/** Forms that only scripts create, and URLs without links. */
export async function sendWhatDialogsSend(scene: Scene, caller: Caller): Promise<void> {
  const { canaries } = scene;
  await takeNights(scene, caller);
  await saveListing(scene, caller).catch(() => {});
  const url = () => `https://${canaries.plant("token")}.example/${canaries.plant("token")}.ics`;
  const feed = { name: canaries.plant("name"), portal: "other", url: url() };
  await caller.submit("/admin/quartos/mar/canais", { intent: "add", [FORM_KEY]: key(), ...feed });
  const wrong = {
    intent: "change-address",
    [FORM_KEY]: key(),
    id: canaries.plant("token"),
    url: url(),
  };
  await caller.submit("/admin/quartos/mar/canais", wrong);
  // The owner's search is posted; even if it is put into a URL, it must not be logged.
  await caller.submit("/admin/reservas", { busca: canaries.plant("name") });
  await caller.ask(`/admin/reservas?busca=${encodeURIComponent(canaries.plant("name"))}`);
  for (const page of ["reservas", "conflitos", "quartos"]) {
    await caller.ask(`/admin/${page}/${canaries.plant("token")}`);
  }
}

async function takeNights({ app, canaries }: Scene, caller: Caller): Promise<void> {
  const free = stayAhead(app, 300 + Math.floor(canaries.planted.length / 4), 2);
  const stay = { listing: "mar", checkIn: free.checkIn, checkOut: free.checkOut };
  const guest = () => ({
    [FORM_KEY]: key(),
    name: canaries.plant("name"),
    email: canaries.plant("email"),
    phone: canaries.plant("phone"),
    note: canaries.plant("note"),
  });
  const people = { adults: "2", childrenUpTo12: "0", childrenAbove12: "0" };
  const terms = { ...people, channel: "phone", means: "pix" };
  const manual = { ...stay, ...terms, total: "", paid: "", intent: "take" };
  await caller.submit("/admin/reservas/nova", { ...manual, ...guest() });
  const note = canaries.plant("note");
  await caller.submit("/admin/reservas/nova", { ...manual, ...guest(), email: note });
  await caller.submit("/admin/calendario", {
    intent: "block",
    [FORM_KEY]: key(),
    listing: "mar",
    from: free.checkIn,
    until: free.checkOut,
    note,
  });
}

async function saveListing({ app, canaries }: Scene, caller: Caller): Promise<void> {
  const { version, listing } = await getListingToEdit(app.deps.db, "mar");
  const words = () => ({
    name: canaries.plant("name"),
    cardText: canaries.plant("message"),
    paragraphs: [canaries.plant("message")],
    observations: [canaries.plant("message")],
  });
  const saved = { ...listing, portuguese: words(), english: words() };
  const save = { intent: "save", version: `${version}`, listing: JSON.stringify(saved) };
  await caller.submit("/admin/quartos/mar", { ...save, [FORM_KEY]: key() });
  await caller.submit("/admin/quartos/mar", { ...save, [FORM_KEY]: key() });
  const room = { intent: "add-room", name: canaries.plant("name") };
  await caller.submit("/admin/quartos/mar", { ...room, [FORM_KEY]: key() });
  await caller.submit("/admin/quartos/mar", { intent: canaries.plant("note") });
}

const key = () => randomBytes(16).toString("hex");
