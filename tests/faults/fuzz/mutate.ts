import fc from "fast-check";
import type { Case } from "./case.ts";
import { written } from "./case.ts";
import { nastyText, nastyValue } from "./nasty.ts";

type Mutation = (of: Case) => Case;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "image/png",
  "application/xml",
  "application/json; charset=utf-16",
  ";",
  "",
];
const headerNames = [
  "accept",
  "accept-language",
  "accept-encoding",
  "cookie",
  "origin",
  "referer",
  "range",
  "if-none-match",
  "if-modified-since",
  "x-forwarded-for",
  "x-forwarded-host",
  "stripe-signature",
  "content-encoding",
  "sec-fetch-mode",
];

/** One mutation of a valid request. */
export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(50), nastyValue).map(bendField) },
  { weight: 2, arbitrary: fc.nat(50).map(dropField) },
  { weight: 2, arbitrary: fc.tuple(nastyText, nastyText).map(addField) },
  { weight: 3, arbitrary: fc.tuple(fc.nat(20), nastyText).map(bendPath) },
  { weight: 2, arbitrary: fc.tuple(nastyText, nastyText).map(addQuery) },
  { weight: 1, arbitrary: fc.constantFrom(...methods).map(otherMethod) },
  { weight: 2, arbitrary: fc.constantFrom(...types).map(otherType) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...headerNames), nastyText).map(bendHeader) },
  { weight: 1, arbitrary: fc.nat(400).map(cutBody) },
  { weight: 1, arbitrary: fc.constantFrom(65_000, 70_000, 600_000).map(swellBody) },
);

function bendField([which, value]: [number, unknown]): Mutation {
  return (of) => {
    if (of.form) {
      const at = which % Math.max(1, of.form.length);
      return {
        ...of,
        form: of.form.map(([name, old], i) => [name, i === at ? asText(value) : old]),
      };
    }
    return of.json === undefined
      ? bendQuery(of, which, value)
      : { ...of, json: bent(of.json, which, value) };
  };
}

/** Replaces one value at a position counted from the top. */
function bent(json: unknown, which: number, value: unknown): unknown {
  if (typeof json !== "object" || json === null || which % 7 === 6) return value;
  const names = Object.keys(json);
  const name = names[which % Math.max(1, names.length)];
  if (name === undefined) return value;
  const inner = bent((json as Record<string, unknown>)[name], Math.floor(which / 2), value);
  if (Array.isArray(json)) return json.with(Number(name), inner);
  return { ...json, [name]: inner };
}

/** Unquoted, as typed: a quoted text would be refused before it is parsed. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : String(JSON.stringify(value));
}

function bendQuery(of: Case, which: number, value: unknown): Case {
  const [path = "", search = ""] = of.path.split("?");
  const query = [...new URLSearchParams(search)];
  const at = which % Math.max(1, query.length);
  const bentQuery = query.map(([name, old], i) => [name, i === at ? asText(value) : old]);
  return query.length === 0 ? of : { ...of, path: `${path}?${new URLSearchParams(bentQuery)}` };
}

function dropField(which: number): Mutation {
  return (of) => {
    if (of.form)
      return { ...of, form: of.form.filter((_, i) => i !== which % (of.form?.length ?? 1)) };
    if (typeof of.json !== "object" || of.json === null) return of;
    const fields = Object.entries(of.json);
    return {
      ...of,
      json: Object.fromEntries(fields.filter((_, i) => i !== which % fields.length)),
    };
  };
}

function addField([name, value]: [string, string]): Mutation {
  return (of) => {
    if (of.form) return { ...of, form: [...of.form, [name, value], ...of.form.slice(0, 1)] };
    if (typeof of.json !== "object" || of.json === null) return of;
    return { ...of, json: { ...of.json, [name]: value } };
  };
}

/** Replaces a path segment, encoded as browsers do, so that it reaches the router. */
function bendPath([which, text]: [number, string]): Mutation {
  return (of) => {
    const [path = "", search] = of.path.split("?");
    const segments = path.split("/");
    const at = 1 + (which % segments.length);
    const bentPath = segments.toSpliced(at, which % 2, onTheLine(text)).join("/") || "/";
    const { call: _, ...rest } = of;
    return { ...rest, path: search === undefined ? bentPath : `${bentPath}?${search}` };
  };
}

/** Keeps what looks encoded already: that is how broken encodings arrive. */
function onTheLine(text: string): string {
  return /^[%.\w/]+$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
}

function addQuery([name, value]: [string, string]): Mutation {
  return (of) => {
    const sign = of.path.includes("?") ? "&" : "?";
    return { ...of, path: `${of.path}${sign}${onTheLine(name)}=${onTheLine(value)}` };
  };
}

function otherMethod(method: string): Mutation {
  return ({ call: _, ...of }) => ({ ...of, method });
}

function otherType(type: string): Mutation {
  return (of) => ({ ...of, headers: { ...of.headers, "content-type": type } });
}

function bendHeader([name, text]: [string, string]): Mutation {
  const value = text.replace(/[^\x20-\x7e\x80-\xff]/g, "").slice(0, 4_000);
  return (of) => ({ ...of, headers: { ...of.headers, [name]: value } });
}

function cutBody(at: number): Mutation {
  return (of) => {
    const { body, type } = written(of);
    if (!body) return of;
    const headers = { ...of.headers, ...(type && { "content-type": type }) };
    return { ...of, bytes: body.subarray(0, Math.min(at, body.length)), headers };
  };
}

function swellBody(size: number): Mutation {
  return (of) => {
    if (of.method === "GET") return of;
    const { type = "application/json" } = written(of);
    return { ...of, bytes: Buffer.alloc(size, "1"), headers: { "content-type": type } };
  };
}
