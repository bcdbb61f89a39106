import { askNoSecondFactor } from "../../../sample/ask-no-second-factor.ts";
import { createOwner } from "../../../src/server/owner/create-owner.ts";
import type { FaultApp } from "../app.ts";
import { ask } from "../client.ts";
import type { Who } from "./case.ts";

export type Cookies = Readonly<Record<Who, string>>;

const password = "rede-e-sombra-fresca";
let addresses = 0;

/**
 * One signed-in person of each kind. Called again, it restores people whom a request has signed
 * out, removed or changed.
 */
export async function everybody({ deps }: FaultApp, url: string): Promise<Cookies> {
  for (const name of ["fuzz-owner", "fuzz-team", "fuzz-cleaning"]) {
    await createOwner(
      deps.db,
      { name, email: `${name}@x.example`, password },
      new Date(deps.clock()),
    );
    await askNoSecondFactor(deps.db, `${name}@x.example`);
  }
  for (const role of ["team", "cleaning"]) {
    const email = `fuzz-${role}@x.example`;
    await deps.pool.query(`update "user" set role = $1 where email = $2`, [role, email]);
  }
  await deps.pool.query(`update "user" set "twoFactorEnabled" = false`);
  return {
    nobody: "",
    visitor: "visitor=nobody.signed.this",
    owner: await signIn(url, "fuzz-owner@x.example"),
    team: await signIn(url, "fuzz-team@x.example"),
    cleaning: await signIn(url, "fuzz-cleaning@x.example"),
  };
}

/** From an address of its own, because sign-in is rate limited per address. */
async function signIn(url: string, email: string): Promise<string> {
  addresses += 1;
  const answer = await ask(`${url}/admin/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": `10.9.${addresses >> 8}.${addresses & 255}` },
    body: new URLSearchParams({ email, password }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`sign-in failed: ${answer.status}`);
  return cookies.join("; ");
}
