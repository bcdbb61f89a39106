import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { routesInPage } from "./routes-in-page.ts";

const imports = ["/assets/a.js", "/assets/</script>.js"];
const manifest = {
  url: "/assets/entry.js",
  version: "1",
  entry: { module: "/assets/entry.js", imports },
  routes: {
    home: { id: "home", index: true, hasLoader: true, hasAction: false, imports, css: ["/b.css"] },
    room: { id: "room", path: "quarto/:slug", hasLoader: false, imports, css: ["/b.css"] },
  },
} as unknown as EntryContext["manifest"];

test("a page's script has the routes, each list of files once, and what is not is left out", () => {
  const html = routesInPage('<script>import "/assets/entry.js";go()</script>', { manifest });
  const [, script = ""] = /<script>(.*);go\(\)<\/script>/.exec(html) ?? [];
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(script.match(/a\.js/g)).toHaveLength(1);
  const window: { __reactRouterManifest?: unknown } = {};
  new Function("window", script)(window);
  const { home, room } = manifest.routes;
  expect(window.__reactRouterManifest).toEqual({
    ...manifest,
    routes: {
      home: { ...home, hasAction: undefined },
      room: { ...room, hasLoader: undefined },
    },
  });
});

test("a page whose routes have their own file is left alone", () => {
  const html = '<script>import "/assets/manifest.js";</script>';
  expect(routesInPage(html, { manifest: { ...manifest, url: "/assets/manifest.js" } })).toBe(html);
});
