export type Field = { readonly name: string; readonly type: string; readonly value: string };
export type Form = { readonly action: string; readonly fields: readonly Field[] };

/** The page's POST forms, with all named fields. */
export function formsOf(html: string, path: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = ""]) => attribute(head, "method") === "post")
    .map(([, head = "", body = ""]) => ({
      action: attribute(head, "action") || path,
      fields: fieldsOf(body),
    }));
}

export function linksOf(html: string): string[] {
  return [...html.matchAll(/href="(\/admin[^"#?]*)/g)].map(([, path = ""]) => path);
}

function fieldsOf(body: string): Field[] {
  const inputs = [...body.matchAll(/<(?:input|button)\b([^>]*)>/g)]
    .map(([, head = ""]) =>
      field(head, attribute(head, "type") || "text", attribute(head, "value")),
    )
    .filter(({ type, name }) => name && type !== "file");
  const areas = [...body.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].map(
    ([, head = "", text = ""]) => field(head, "text", text),
  );
  const selects = [...body.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(
    ([, head = "", options = ""]) =>
      field(
        head,
        "select",
        attribute(/<option([^>]*selected[^>]*)>/.exec(options)?.[1] ?? options, "value"),
      ),
  );
  return [...inputs, ...areas, ...selects].filter(({ name }) => name);
}

function field(head: string, type: string, value: string): Field {
  return { name: attribute(head, "name"), type, value };
}

function attribute(head: string, name: string): string {
  const [, value = ""] = new RegExp(`\\b${name}="([^"]*)"`).exec(head) ?? [];
  return value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
}
