import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createApp } from "../../app.ts";
import { offlineUrl, offlineWorkerUrl } from "../../contract/page-urls.ts";

const { http, deps } = await openTestApp();

/** The same app with another clock or setting. */
const appWith = (changes: Partial<typeof deps>) => createApp({ ...deps, ...changes });

describe("the page for who has no line", () => {
  test.each([
    [offlineUrl, "Você está sem conexão", "Quarto Mar"],
    [`/en${offlineUrl}`, "You are offline", "Mar Room"],
  ])("%s says who we are, how to reach us and what rooms there are", async (url, title, room) => {
    const answer = await http.inject(url);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    for (const text of [title, room, "Pousada Maré Mansa", "tel:+557335550142", "https://wa.me/"]) {
      expect(answer.body).toContain(text);
    }
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
  });
});

describe("the worker that keeps it", () => {
  const workerOf = async (app: typeof http) => {
    const answer = await app.inject(offlineWorkerUrl);
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("text/javascript"),
      "cache-control": "no-cache",
    });
    return answer.body;
  };

  test("is another one once the page has changed, so that browsers fetch it anew", async () => {
    const before = await workerOf(http);
    expect(await workerOf(http)).toBe(before);
    await deps.pool.query("update property set phone = '(73) 3555-0199'");
    expect(await workerOf(await appWith({}))).not.toBe(before);
  });

  test("keeps pages and nothing else: no answer of any call goes into its cache", async () => {
    const worker = await workerOf(http);
    expect(worker).not.toMatch(/\.put\(|\.add\(/);
    expect(worker.match(/addAll\(/g)).toHaveLength(1);
  });

  test("is switched off by its setting: what comes instead forgets and leaves", async () => {
    const off = await workerOf(await appWith({ config: { ...deps.config, OFFLINE_PAGE: false } }));
    expect(off).toContain("caches.delete");
    expect(off).toContain("registration.unregister()");
    expect(off).not.toContain("fetch");
  });
});
