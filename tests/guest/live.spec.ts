import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../sandbox/free-port.ts";
import { cloneDatabase } from "../../sandbox/postgres/clone.ts";
import { runsPostgres } from "../support/browser/houses.ts";

/** Realistic settings, with unreachable hosts. No provider is obligatory. */
const complete = {
  PUBLIC_URL: "https://pousada.internal",
  COOKIE_SECRET: "a cookie secret of more than 32 characters",
  AUTH_SECRET: "a sign-in secret of more than 32 characters",
  LINK_SECRET: "a link secret of more than 32 characters",
  SMTP_URL: "smtps://smtp.internal:465",
  MAIL_FROM: "reservas@pousada.internal",
  MEDIA_DIR: mkdtempSync(path.join(os.tmpdir(), "pousada-media-")),
  LOG_LEVEL: "silent",
};

let database: Awaited<ReturnType<typeof cloneDatabase>>;

test.beforeAll(async () => {
  database = await cloneDatabase(runsPostgres(), "template0");
});
test.afterAll(() => database.drop());

function npmStart(settings: Record<string, string>): { child: ChildProcess; output(): string } {
  const child = spawn("node", ["src/main.ts"], {
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...settings },
  });
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  return { child, output: () => output };
}

test("names every setting that is missing and does not start", async () => {
  const { child, output } = npmStart({});
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  for (const name of ["DATABASE_URL", ...Object.keys(complete)]) {
    if (name !== "LOG_LEVEL") expect(output()).toContain(`${name} is missing`);
  }
});

test("refuses sandbox addresses", async () => {
  const { child, output } = npmStart({
    ...complete,
    DATABASE_URL: database.url,
    STRIPE_API_URL: "http://127.0.0.1:3001",
    SMTP_URL: "smtp://localhost:2525",
    CALENDAR_TEST_HOSTS: "127.0.0.1:3003",
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(output()).toContain("STRIPE_API_URL points at this machine");
  expect(output()).toContain("SMTP_URL points at this machine");
  expect(output()).toContain("CALENDAR_TEST_HOSTS is for the sandbox only");
});

test("starts empty on a plain database, without network, and stops when told", async () => {
  const port = await freePort();
  const { child, output } = npmStart({
    ...complete,
    DATABASE_URL: database.url,
    PORT: String(port),
  });
  await expect.poll(output, { timeout: 20_000 }).toContain("listening on");
  const site = `http://127.0.0.1:${port}`;

  expect((await fetch(`${site}/ready`)).status).toBe(200);
  expect(await (await fetch(`${site}/quartos/listarQuartos`)).json()).toEqual([]);
  const home = await fetch(site);
  expect(home.status).toBe(200);
  expect(home.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  const page = await home.text();
  expect(page).toContain("Não há quartos disponíveis.");
  expect(page).toContain('<meta name="description" content="Abre em breve."/>');
  expect(page).toContain("Nova Pousada");
  // Nothing of the sample property, and no empty sections.
  expect(page).not.toContain("Maré Mansa");
  expect(page).not.toMatch(/href="(tel:|#aboutUs)"|<h2[^>]*><\/h2>/);
  expect((await fetch(`${site}/privacidade`)).status).toBe(200);

  execFileSync("node", ["sample/seed.cli.ts"], {
    env: {
      PATH: process.env.PATH ?? "",
      DATABASE_URL: database.url,
      MEDIA_DIR: path.resolve(".media"),
    },
  });
  expect(await (await fetch(`${site}/quartos/listarQuartos`)).json()).toEqual([]);

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
