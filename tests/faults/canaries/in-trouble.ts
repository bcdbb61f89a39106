import { control } from "../../support/visit.ts";
import { bookAndPay, type Scene } from "./as-guest.ts";
import { fillEveryForm, type Owner } from "./as-owner.ts";

/** The same canaries while things fail, because errors quote the values they refuse. */
export async function breakThings(scene: Scene, owner: Owner): Promise<void> {
  const { app, canaries } = scene;
  const { pool } = app.deps;
  // PostgreSQL's error detail contains the whole row.
  await pool.query(
    "alter table booking add constraint no_guests check (guest_name is null) not valid",
  );
  for (let n = 0; n < 3; n++) await bookAndPay(scene, canaries.plant("email"));
  await pool.query("alter table booking drop constraint no_guests");

  await control(app, "faults", { path: "*", mode: "error_before", times: 6 });
  for (let n = 0; n < 2; n++) await bookAndPay(scene, canaries.plant("email")).catch(() => {});
  await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });

  // Tables are gone in the middle of requests.
  await pool.query("alter table booking rename to booking_away");
  await pool.query("alter table property rename to property_away");
  await fillEveryForm(scene, owner, false).catch(() => 0);
  await pool.query("alter table booking_away rename to booking");
  await pool.query("alter table property_away rename to property");
}
