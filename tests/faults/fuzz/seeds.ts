import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { type Endpoint, endpoints } from "../../../src/contract/endpoints.ts";
import { getListingToEdit } from "../../../src/server/listings/get-listing-to-edit.ts";
import { FORM_KEY } from "../../../src/web/form/form-key.ts";
import { matrix } from "../../owner/matrix.ts";
import type { FaultApp } from "../app.ts";
import type { Case, Who } from "./case.ts";
import { type Facts, filled } from "./facts.ts";
import { type Known, valuesOf } from "./from-schema.ts";
import type { Cookies } from "./people.ts";
import { offers } from "./scrape.ts";
import { send } from "./send.ts";

const whoFor = { anyone: "nobody", cleaning: "cleaning", team: "team", owner: "owner" } as const;

/** One valid request for every line of the matrix, and every link and form of its pages. */
export async function seedsOf(
  app: FaultApp,
  url: string,
  facts: Facts,
  cookies: Cookies,
): Promise<Case[]> {
  const first = (from: readonly string[]) => from[0] ?? "x";
  const lines = matrix.map((entry): Case => {
    const { method, form, needs } = entry;
    return {
      // Signing out would affect all later requests.
      who: entry.path === "/admin/sair" ? "nobody" : whoFor[needs],
      method,
      path: filled(entry.path, facts, first),
      ...(form && { form: Object.entries({ ...form, [FORM_KEY]: newKey() }) }),
    };
  });
  const pages = lines.filter(({ method }) => method === "GET");
  const offered = await Promise.all(
    pages.map(async (page) => {
      const answer = await send(url, page, cookies);
      const isPage = answer?.type.startsWith("text/html");
      return isPage ? offers(answer?.body ?? "", page.path, page.who) : [];
    }),
  );
  const data = pages.map((page) => ({ ...page, path: `${page.path}.data` }));
  const staying = offered.flat().filter(({ path }) => path !== "/admin/sair");
  return unlike([...lines, ...data, ...staying, ...(await roomEdits(app, facts))]);
}

/** Pages repeat the same links. */
function unlike(cases: readonly Case[]): Case[] {
  return [...new Map(cases.map((one) => [JSON.stringify(one), one])).values()];
}

async function roomEdits({ deps }: FaultApp, { id = [] }: Facts): Promise<Case[]> {
  const edits = id.map(async (listing): Promise<Case> => {
    const { version, listing: edit } = await getListingToEdit(deps.db, listing);
    const wish = { intent: "save", version: `${version}`, listing: JSON.stringify(edit) };
    const form = Object.entries({ ...wish, [FORM_KEY]: newKey() });
    return { who: "owner", method: "POST", path: `/admin/quartos/${listing}`, form };
  });
  return Promise.all(edits);
}

/** Requests to the public calls, generated from their schemas. */
export function callCases(facts: Facts, known: Known): fc.Arbitrary<Case> {
  const all = Object.entries(endpoints) as [string, Endpoint][];
  return fc.oneof(
    ...all.map(([call, { method, path, query, body }]) =>
      fc
        .record({
          name: fc.constantFrom(...(facts.id ?? [])),
          who: fc.constantFrom<Who>("nobody", "visitor"),
          query: query ? valuesOf(query, known) : fc.constant({}),
          ...(body && { json: valuesOf(body, known) }),
        })
        .map((parts): Case => {
          const { name, who, query: asked, json } = { json: undefined, ...parts };
          const search = new URLSearchParams(asked as Record<string, string>);
          const address = filled(path, { id: [name] }, (from) => from[0] ?? "");
          return {
            who,
            method,
            path: search.size > 0 ? `${address}?${search}` : address,
            call,
            ...(json !== undefined && { json }),
          };
        }),
    ),
  );
}

/** Without one, no form of the owner's changes anything. */
function newKey(): string {
  return randomBytes(16).toString("hex");
}
