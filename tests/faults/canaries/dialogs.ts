import { getRoom } from "../../../src/server/listings/get-room.ts";
import { stayAhead } from "../../support/visit.ts";
import type { Scene } from "./as-guest.ts";
import type { Caller } from "./caller.ts";

/** Forms that only scripts create, and URLs without links. */
export async function sendWhatDialogsSend(scene: Scene, caller: Caller): Promise<void> {
  const { canaries } = scene;
  await takeNights(scene, caller);
  await saveRoom(scene, caller).catch(() => {});
  const url = () => `https://${canaries.plant("token")}.example/${canaries.plant("token")}.ics`;
  const feed = { name: canaries.plant("name"), portal: "other", url: url() };
  await caller.submit("/admin/quartos/mar/canais", { acao: "add", ...feed });
  const wrong = { acao: "change-address", id: canaries.plant("token"), url: url() };
  await caller.submit("/admin/quartos/mar/canais", wrong);
  // The owner's search is posted; even if it is put into a URL, it must not be logged.
  await caller.submit("/admin/reservas", { busca: canaries.plant("name") });
  await caller.ask(`/admin/reservas?busca=${encodeURIComponent(canaries.plant("name"))}`);
  for (const page of ["reservas", "conflitos", "quartos"]) {
    await caller.ask(`/admin/${page}/${canaries.plant("token")}`);
  }
}

async function takeNights({ house, canaries }: Scene, caller: Caller): Promise<void> {
  const free = stayAhead(house, 300 + Math.floor(canaries.planted.length / 4), 2);
  const stay = { quarto: "mar", entrada: free.checkIn, saida: free.checkOut };
  const guest = () => ({
    nome: canaries.plant("name"),
    email: canaries.plant("email"),
    telefone: canaries.plant("phone"),
    anotacao: canaries.plant("note"),
  });
  const terms = { adultos: "2", ate12: "0", acima12: "0", canal: "phone", meio: "pix" };
  const manual = { ...stay, ...terms, total: "", pago: "", acao: "take" };
  await caller.submit("/admin/reservas/nova", { ...manual, ...guest() });
  const note = canaries.plant("note");
  await caller.submit("/admin/reservas/nova", { ...manual, ...guest(), email: note });
  await caller.submit("/admin/calendario", { acao: "bloquear", ...stay, nota: note });
}

async function saveRoom({ house, canaries }: Scene, caller: Caller): Promise<void> {
  const { version, room } = await getRoom(house.deps.db, "mar");
  const words = () => ({
    name: canaries.plant("name"),
    cardText: canaries.plant("message"),
    paragraphs: [canaries.plant("message")],
    observations: [canaries.plant("message")],
  });
  const saved = { ...room, portuguese: words(), english: words() };
  await caller.post("/admin/quartos/mar", { does: "save", version, room: saved });
  await caller.post("/admin/quartos/mar", { does: "save", version, room: saved });
  await caller.post("/admin/quartos/mar", { does: "add-door", name: canaries.plant("name") });
  await caller.post("/admin/quartos/mar", { does: canaries.plant("note") });
}
