import { describe, expect, test } from "vitest";
import { chunkOf, type Modules } from "./chunks.ts";

const ICONS = "/x/node_modules/lucide-react/dist/esm/lucide-react.mjs";
const BELL = "/x/node_modules/lucide-react/dist/esm/icons/bell.mjs";
const [HOME, LISTING] = ["/x/src/web/home/route.tsx", "/x/src/web/listing/route.tsx"];
const GUEST = "/x/src/web/guest/route.tsx";
const OWNER = "/x/src/web/owner/today/route.tsx";
const DIALOG = "/x/src/web/listing/payment-dialog.tsx";

/** Modules with their importers; a module without one is a page. */
function graph(
  importers: Record<string, string[]>,
  later: Record<string, string[]> = {},
  codes: Record<string, string> = {},
): Modules {
  return {
    getModuleInfo: (id) => ({
      isEntry: !importers[id] && !later[id],
      importers: importers[id] ?? [],
      dynamicImporters: later[id] ?? [],
      code: codes[id] ?? "",
    }),
  };
}

describe("a module goes", () => {
  test.each([
    ["with the framework, whoever uses it", "/x/node_modules/react/index.js", [OWNER], "framework"],
    ["into the visitors' file when two of their pages need it", "/x/a.ts", [HOME, LISTING], "site"],
    ["into the booking's file when only its pages need it", "/x/a.ts", [LISTING, GUEST], "booking"],
    ["into its page's own file when nobody else needs it", "/x/a.ts", [LISTING], null],
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

  test("into a file of the page's when a dialog of it needs it too", () => {
    const modules = graph({ "/x/a.ts": [LISTING, DIALOG] }, { [DIALOG]: [LISTING] });
    expect(chunkOf("/x/a.ts", modules)).toBe("listing");
  });

  test("with its dialog when only that needs it", () => {
    const modules = graph({ "/x/a.ts": [DIALOG] }, { [DIALOG]: [LISTING] });
    expect(chunkOf("/x/a.ts", modules)).toBeNull();
  });
});

describe("an icon, which all get from one list,", () => {
  const list = "export { default as Bell, default as BellIcon } from './icons/bell.mjs';";
  const importers = { [BELL]: [ICONS], [ICONS]: [HOME, LISTING, OWNER] };

  test("is the owner's alone when no visitor's page says its name", () => {
    const codes = { [ICONS]: list, [OWNER]: 'import { Bell } from "lucide-react";' };
    expect(chunkOf(BELL, graph(importers, {}, codes))).toBeNull();
  });

  test("is found by any of its names", () => {
    const codes = {
      [ICONS]: list,
      [HOME]: 'import { Bell } from "lucide-react";',
      [LISTING]: 'import { BellIcon } from "lucide-react";',
    };
    expect(chunkOf(BELL, graph(importers, {}, codes))).toBe("site");
  });
});
