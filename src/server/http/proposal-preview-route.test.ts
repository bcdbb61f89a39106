import { expect, test } from "vitest";
import { proposed } from "../../../tests/support/proposals.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { proposalPreviewUrl } from "../../contract/page-urls.ts";
import { hashOfPicture, pictureOf } from "../../contract/proposal-picture.ts";
import { languages } from "../../domain/language.ts";
import { getProperty } from "../property/get-property.ts";
import { lookAtProposal } from "../proposals/look-at-proposal.ts";
import { withdrawProposal } from "../proposals/withdraw-proposal.ts";

const app = await openTestApp();
const nobody = { hasLinkOf: async () => false };

async function urlOf(code: string, language: (typeof languages)[number]): Promise<string> {
  const proposal = await lookAtProposal(app.deps, code, { ...nobody, language });
  const property = await getProperty(app.deps.db, language);
  return proposalPreviewUrl(code, await hashOfPicture(pictureOf(proposal, property, language)));
}

test("a proposal's picture has the name of what it shows, in each language, and is kept for ever", async () => {
  const { code } = await proposed(app, { label: "Zulmira Quaresma" });
  const urls = await Promise.all(languages.map((language) => urlOf(code, language)));
  expect(new Set(urls).size).toBe(languages.length);
  for (const url of urls) {
    const answer = await new Visit(app).get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-robots-tag": "noindex",
    });
  }
});

test("a wrong name, an earlier state's and that of another proposal are unknown", async () => {
  const { id, code } = await proposed(app);
  const other = await proposed(app, { total: 123_400 });
  const earlier = await urlOf(code, "pt-BR");
  const [, hash = ""] = /(\w+)\.jpg$/.exec(await urlOf(other.code, "pt-BR")) ?? [];
  await withdrawProposal(app.deps, id, { actor: "person:dona", source: "admin" });
  for (const url of [
    earlier,
    proposalPreviewUrl(code, hash),
    proposalPreviewUrl(code, "0".repeat(20)),
    proposalPreviewUrl("BCDFGHJKLM", hash),
  ]) {
    const answer = await new Visit(app).get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
  }
});
