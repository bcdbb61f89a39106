import { connect, createPool } from "../../src/server/database/connect.ts";
import { createOwner } from "../../src/server/owner/create-owner.ts";
import type { App } from "../support/browser/app.ts";

const zefa = {
  name: "Zefa Moura",
  email: "zefa@x.example",
  password: "conchas-e-redes-azuis",
};

/** Somebody who cleans; the same person each time. */
export async function cleaner(app: App): Promise<typeof zefa> {
  const known = await app.query(`select from "user" where email = $1`, [zefa.email]);
  if (known.length === 0) {
    const pool = createPool(app.databaseUrl, 1);
    await createOwner(connect(pool), zefa, new Date(app.now()));
    await pool.query(`update "user" set role = 'cleaning' where email = $1`, [zefa.email]);
    await pool.end();
  }
  return zefa;
}
