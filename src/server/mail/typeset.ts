import { render } from "@react-email/render";
import type { ReactElement } from "react";
import type { Look } from "../../domain/look.ts";
import { FACTS_CLASS } from "./templates/facts-table.tsx";
import { ACCENT } from "./templates/styles.ts";

export type ComposedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Both forms of a mail. In plain text a table of facts keeps its columns. */
export async function typeset(
  subject: string,
  mail: ReactElement,
  { accent }: Pick<Look, "accent">,
): Promise<ComposedMail> {
  const selectors = [{ selector: `table.${FACTS_CLASS}`, format: "dataTable" }];
  const text = await render(mail, { plainText: true, htmlToTextOptions: { selectors } });
  return { subject, html: (await render(mail)).replaceAll(ACCENT, accent), text };
}
