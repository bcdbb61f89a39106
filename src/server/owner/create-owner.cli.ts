import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { SHORTEST_PASSWORD } from "../../domain/person.ts";
import { connect, createPool } from "../database/connect.ts";
import { createOwner } from "./create-owner.ts";

/** The password is asked for, never an argument: those are kept in shells' histories. */
async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const password = await terminal.question(`Senha (pelo menos ${SHORTEST_PASSWORD} caracteres): `);
  terminal.close();
  return z.string().min(SHORTEST_PASSWORD).parse(password);
}

const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
const { email, name } = z.object({ email: z.email(), name: z.string().min(1) }).parse(values);
const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env);

const pool = createPool(DATABASE_URL, 2);
await createOwner(connect(pool), { email, name, password: await askPassword() });
await pool.end();
console.log(`${email} pode entrar em /admin`);
