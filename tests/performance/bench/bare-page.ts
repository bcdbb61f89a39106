import { createElement, type ReactNode } from "react";
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeData,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
} from "react-router";
import { type Node, readHtml } from "./read-html.ts";

/** A recorded page. */
export type Copied = {
  readonly url: string;
  readonly html: string;
  /** The response to the router's data request for this page. */
  readonly data: Uint8Array<ArrayBuffer>;
};

/**
 * The same document and loader data in a root and one page without components, hooks, catalogue or
 * database: the bare cost of React Router and React.
 */
export async function barePage(build: ServerBuild, page: Copied): Promise<() => Promise<Response>> {
  const data = await readData(page.data);
  const [pageId = ""] = Object.keys(data).filter((id) => id !== "root");
  const document = readHtml(page.html);
  const root = { default: Outlet, loader: () => data.root };
  const only = { default: () => toElement(document), loader: () => data[pageId] };
  const path = new URL(page.url).pathname.slice(1);
  const { root: rootFiles, [pageId]: pageFiles } = build.assets.routes;
  const bare = {
    ...build,
    assets: {
      ...build.assets,
      routes: { root: rootFiles, [pageId]: { ...pageFiles, parentId: "root" } },
    },
    routes: {
      root: { id: "root", path: "", module: root },
      [pageId]: { id: pageId, parentId: "root", path, module: only },
    },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(bare, "production");
  return () => handle(new Request(page.url));
}

/** Built anew for every response, as a hand-written page would be. */
function toElement(node: Node): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(toElement);
  if (node.name === "body") {
    children.push(createElement(ScrollRestoration), createElement(Scripts));
  }
  return createElement(node.name, node.props, ...children);
}

/** By route id. */
async function readData(encoded: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>> {
  const body = new Response(encoded).body;
  if (!body) throw new Error("the page has no data");
  const { value } = await decodeData(body, globalThis as unknown as Window);
  const answers = Object.entries(value as Record<string, { data?: unknown }>);
  return Object.fromEntries(answers.map(([id, { data }]) => [id, data]));
}
