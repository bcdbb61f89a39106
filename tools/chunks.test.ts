import { describe, expect, test } from "vitest";
import { chunkOf, type Modules } from "./chunks.ts";

const [HOME, LISTING] = ["/x/src/web/home/route.tsx", "/x/src/web/listing/route.tsx"];
const GUEST = "/x/src/web/guest/route.tsx";
const CANCEL = "/x/src/web/guest/cancel/route.tsx";
const PROPOSAL = "/x/src/web/proposal/route.tsx";
const OWNER = "/x/src/web/owner/today/route.tsx";
const DIALOG = "/x/src/web/listing/payment-dialog.tsx";

/** Modules with their importers; a module without one is a page. */
function graph(importers: Record<string, string[]>, later: Record<string, string[]> = {}): Modules {
  return {
    getModuleInfo: (id) => ({
      isEntry: !importers[id] && !later[id],
      importers: importers[id] ?? [],
      dynamicImporters: later[id] ?? [],
    }),
  };
}

describe("a module goes", () => {
  test.each([
    ["with the framework, whoever uses it", "/x/node_modules/react/index.js", [OWNER], "framework"],
    ["into the visitors' file when two of their pages need it", "/x/a.ts", [HOME, LISTING], "site"],
    ["into the booking's file when only its pages need it", "/x/a.ts", [LISTING, GUEST], "booking"],
    ["into its page's own file when nobody else needs it", "/x/a.ts", [LISTING], null],
    [
      "into a file of the folder's when two routes of it need it",
      "/x/a.ts",
      [GUEST, CANCEL],
      "guest",
    ],
    [
      "into the guests' file when only pages that the house links to need it",
      "/x/a.ts",
      [GUEST, PROPOSAL],
      "guest",
    ],
    [
      "into the booking's file when a proposal shares it",
      "/x/a.ts",
      [LISTING, PROPOSAL],
      "booking",
    ],
    ["nowhere a visitor looks when only the owner needs it", "/x/a.ts", [OWNER], null],
    [
      "into a file of the page's when the owner needs it too",
      "/x/a.ts",
      [LISTING, OWNER],
      "listing",
    ],
    ["into the visitors' file when home shares it", "/x/a.ts", [HOME, OWNER], "site"],
  ])("%s", (_, id, importers, chunk) => {
    expect(chunkOf(id, graph({ [id]: importers }))).toBe(chunk);
  });

  test("into the booking's file when a dialog of its pages needs it too", () => {
    const modules = graph({ "/x/a.ts": [LISTING, DIALOG] }, { [DIALOG]: [LISTING] });
    expect(chunkOf("/x/a.ts", modules)).toBe("booking");
  });

  test("with its dialog when only that needs it", () => {
    const modules = graph({ "/x/a.ts": [DIALOG] }, { [DIALOG]: [LISTING] });
    expect(chunkOf("/x/a.ts", modules)).toBeNull();
  });
});
