import type { ParseKeys } from "i18next";
import type { MetaDescriptor } from "react-router";
import { languageOfPath } from "../../contract/page-urls.ts";
import { i18nFor } from "../content/i18n.ts";

type Shown = { readonly location: { readonly pathname: string } };

/** The head of a page of one person, which no search engine lists. */
export function privatePage(title: ParseKeys): (shown: Shown) => MetaDescriptor[] {
  return ({ location }) => {
    const { t } = i18nFor(languageOfPath(location.pathname));
    return [{ title: t(title) }, { name: "robots", content: "noindex" }];
  };
}
