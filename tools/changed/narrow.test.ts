import { expect, test } from "vitest";
import { readSources } from "../structure/sources.ts";
import { browserCandidates } from "./browser.ts";
import { joinsEverything } from "./imports.ts";
import { linksOf } from "./narrow.ts";
import { reachFrom } from "./reach.ts";

const sources = readSources();

/** The browser files that a change in this project reaches, the most relevant first. */
function browserFilesFor(changed: string): string[] {
  const reach = reachFrom([changed], linksOf(sources, [changed]), joinsEverything);
  const candidates = browserCandidates(sources, reach);
  return candidates.sort((a, b) => b.rank - a.rank).map(({ file }) => file);
}

test("a capability of the server reaches the browser file of its pages, through its verbs", () => {
  const [first] = browserFilesFor("src/server/messages/edit-message-text.ts");
  expect(first).toBe("tests/owner/messages.spec.ts");
});

test("a page's part reaches the browser files that open the page", () => {
  const [first] = browserFilesFor("src/web/guest/cancel/cancel.server.ts");
  expect(first).toBe("tests/guest/own-cancel.spec.ts");
});
