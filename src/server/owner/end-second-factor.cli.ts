import { parseArgs } from "node:util";
import { z } from "zod";
import { connect, createPool } from "../database/connect.ts";
import { endSecondFactor } from "./end-second-factor.ts";

const { values } = parseArgs({ options: { email: { type: "string" } } });
const { email } = z.object({ email: z.email() }).parse(values);
const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env);

const pool = createPool(DATABASE_URL, 2);
const isKnown = await endSecondFactor(connect(pool), email, new Date());
await pool.end();
if (!isKnown) throw new Error(`Ninguém entra em /admin como ${email}.`);
console.log(`${email} entra só com a senha, e o painel pede um código novo`);
