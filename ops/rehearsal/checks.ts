import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import pg from "pg";

/** A browser's first request, on the port that the proxy uses. */
export async function askForPage(site: string): Promise<string> {
  const page = await fetch(site);
  assert.equal(page.status, 200);
  const text = await page.text();
  assert.match(text, /Não há quartos disponíveis\./);
  const scripts = expectScriptsAllowed(text, page.headers.get("content-security-policy") ?? "");
  assert.match(page.headers.get("strict-transport-security") ?? "", /max-age=\d{8}/);
  const version = page.headers.get("etag") ?? "";
  const again = await fetch(site, { headers: { "if-none-match": version } });
  assert.equal(again.status, 304);
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
  const file = await fetch(`${site}${script}`, { headers: { "accept-encoding": "br" } });
  assert.equal(file.headers.get("content-encoding"), "br");
  return `page 200, ${scripts} inline scripts allowed, asked again 304, its script in br`;
}

/** A browser runs an inline script only if the policy names its hash. */
function expectScriptsAllowed(page: string, policy: string): number {
  const inline = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  const scripts = [...page.matchAll(inline)];
  assert.notEqual(scripts.length, 0, "the page has no inline script");
  for (const [, script = ""] of scripts) {
    const hash = createHash("sha256").update(script).digest("base64");
    assert.ok(policy.includes(`'sha256-${hash}'`), `${policy}\ndoes not allow: ${script}`);
  }
  return scripts.length;
}

export async function askForRooms(site: string): Promise<string> {
  const answer = await fetch(`${site}/quartos/listarQuartos`);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), [], "drafts must not be shown");
  const unknown = await fetch(`${site}/quartos/listarQuartoPorId/nenhum`);
  assert.equal(unknown.status, 404);
  return "200 and 404";
}

/** No connections remain, and the port is free. */
export async function findNothingLeft(databaseUrl: string, site: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  assert.deepEqual(rows, [], "connections to the database are left");
  await assert.rejects(fetch(`${site}/live`), "somebody still answers at the port");
}
