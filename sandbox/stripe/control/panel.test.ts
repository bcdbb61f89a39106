import { expect, test } from "vitest";
import { startBench } from "../testing/bench.ts";

async function panel(url: string) {
  const page = await fetch(`${url}/`);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  return page.text();
}

test("an empty sandbox shows an empty panel", async () => {
  const { sandbox } = await startBench();
  expect(await panel(sandbox.url)).toContain("Nada ainda.");
});

test("the panel shows sessions, money and events, with what can be done to them", async () => {
  const { sandbox, open, control } = await startBench();
  await control(`/sessions/${(await open()).id}/pay`);
  const waiting = await open();
  const page = await panel(sandbox.url);

  expect(page).toContain("concluída, paga");
  expect(page).toContain("aberta, não paga");
  expect(page).toContain(`data-path="/__control/sessions/${waiting.id}/pay"`);
  expect(page.match(/Pagar e fechar a aba/g)).toHaveLength(1);
  expect(page).toMatch(/R\$\s2\.940,00/);
  expect(page).toContain("checkout.session.completed");
  expect(page).toContain("hold-1");
});

test("script and style of the panel are served", async () => {
  const { sandbox } = await startBench();
  for (const file of ["panel.js", "panel.css"])
    expect((await fetch(`${sandbox.url}/__control/${file}`)).status).toBe(200);
});
