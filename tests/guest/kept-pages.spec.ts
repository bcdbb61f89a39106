import { sandboxConfig } from "../../sandbox/config.ts";
import { KeptPages } from "../../src/server/http/kept-pages.ts";
import { pagePolicyOf } from "../../src/server/http/security-headers.ts";
import { expect, test } from "../support/browser/app.ts";

test.describe("markup that came in from elsewhere, before the hashes were taken", () => {
  test.use({ tolerated: /Content Security Policy|Failed to load resource/ });

  test("runs no script; ours run", async ({ page, app }) => {
    const nonce = "drawn-for-this-page";
    const html = `<!doctype html><title>x</title>
      <script>window.theirs = true</script>
      <script nonce="guessed">window.theirs = true</script>
      <img src="/nothing" alt="" onerror="window.theirs = true">
      <script nonce="${nonce}">window.ours = true</script>`;
    const policy = pagePolicyOf(
      sandboxConfig({
        ...app,
        smtpUrl: "smtp://localhost:1",
        mediaFolder: "nowhere",
      }),
    );
    const kept = new KeptPages().keep("key", html, nonce);
    const body = `${await kept.in(null)}`;
    expect(body).not.toContain(nonce);
    await page.route("**/kept", (route) =>
      route.fulfill({
        headers: { "content-type": "text/html", "content-security-policy": policy(kept.scripts) },
        body,
      }),
    );
    await page.goto(`${app.siteUrl}/kept`, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => ["ours" in window, "theirs" in window])).toEqual([
      true,
      false,
    ]);
  });
});

for (const [path, kind] of [
  ["/", "sha256"],
  ["/quarto?id=mar", "sha256"],
  ["/privacidade", "sha256"],
  ["/en", "sha256"],
  ["/admin/entrar", "nonce"],
  ["/nada", "nonce"],
] as const) {
  test(`${path} has a policy by ${kind} alone`, async ({ app }) => {
    const answer = await fetch(app.siteUrl + path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const html = await answer.text();
    const other = kind === "nonce" ? "sha256" : "nonce";
    expect(policy).toContain(`'${kind}-`);
    expect(policy).not.toContain(`'${other}-`);
    expect(html.includes(" nonce=")).toBe(kind === "nonce");
  });
}
