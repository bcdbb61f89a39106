import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { flawOf } from "../../domain/password.ts";
import { SHORTEST_PASSWORD } from "../../domain/person.ts";
import { connect, createPool } from "../database/connect.ts";
import { createOwner } from "./create-owner.ts";

const flaws = {
  short: `precisa de pelo menos ${SHORTEST_PASSWORD} caracteres`,
  common: "está entre as primeiras que alguém tentaria",
  own: "é feita do nome ou do e-mail",
};

/** Prompted, never an argument: arguments end up in shell histories. */
async function askPassword(person: { name: string; email: string }): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const password = await terminal.question(`Senha (pelo menos ${SHORTEST_PASSWORD} caracteres): `);
  terminal.close();
  const flaw = flawOf(password, { ...person, propertyName: "" });
  if (flaw) throw new Error(`A senha ${flaws[flaw]}.`);
  return password;
}

const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
const { email, name } = z.object({ email: z.email(), name: z.string().min(1) }).parse(values);
const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env);

const pool = createPool(DATABASE_URL, 2);
const password = await askPassword({ name, email });
await createOwner(connect(pool), { email, name, password }, new Date());
await pool.end();
console.log(`${email} pode entrar em /admin`);
