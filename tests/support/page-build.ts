import type { ServerBuild } from "react-router";

type Entry = ServerBuild["entry"]["module"]["default"];

type Action = (sent: { readonly request: Request }) => Promise<unknown>;

/** A build of one page without components, for tests of the server's handling of pages. */
export function pageBuild(entry: Entry, action?: Action): ServerBuild {
  const module = { loader: () => null, ...(action && { action }), default: () => null };
  return {
    entry: { module: { default: entry } },
    routes: { root: { id: "root", path: "*", module } },
    assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}
