import type { Case, Who } from "./case.ts";

/** The links and forms of a page, as requests. */
export function offers(html: string, at: string, who: Who): Case[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(
    ([, tag = "", inner = ""]) => formCase(tag, inner, at, who),
  );
  const links = [...html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)].map(([, href = ""]) => ({
    who,
    method: "GET",
    path: plain(href),
  }));
  return [...forms, ...links];
}

function formCase(tag: string, inner: string, at: string, who: Who): Case {
  const path = plain(attribute(tag, "action") || at);
  const fields = [...inner.matchAll(/<(input|select|textarea|button)\b([^>]*)>/g)]
    .map(([, kind = "", own = ""]) => field(kind, own, inner))
    .filter(([name]) => name !== "");
  if (attribute(tag, "method").toLowerCase() === "post") {
    return { who, method: "POST", path, form: fields };
  }
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return { who, method: "GET", path: `${path.split("?")[0]}?${query}` };
}

function field(kind: string, own: string, inner: string): [string, string] {
  const name = plain(attribute(own, "name"));
  if (kind !== "select") return [name, plain(attribute(own, "value"))];
  const [, options = ""] = inner.split(own);
  return [name, plain(/<option\b[^>]* value="([^"]*)"/.exec(options)?.[1] ?? "")];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function plain(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
