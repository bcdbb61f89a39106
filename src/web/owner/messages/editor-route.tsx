import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { MessageKind } from "../../../domain/message.ts";
import { ownerContext } from "../../context.ts";
import { answerForm, FieldsRefused } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/editor-route";
import { edit } from "./edit.server.ts";
import { Editor } from "./editor.tsx";
import { problemWords } from "./words.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  // The cast is safe: after its permission check the verb refuses an unknown kind.
  const example = await show(owner.getMessageExample({ kind: params.kind as MessageKind }));
  const texts = await show(owner.listMessageTexts());
  const text = texts.find(({ kind }) => kind === params.kind);
  if (!text) throw new Error("there is no such text");
  return { text, example };
}

export async function action(asked: Route.ActionArgs) {
  const kind = asked.params.kind as MessageKind;
  return answerForm(asked, edit, async (owner, { version, pt, en }) => {
    const refused = await owner.editMessageText({
      kind,
      version,
      text: { "pt-BR": pt, "en-US": en },
    });
    const found = [
      ...(refused["pt-BR"] ? [["pt", problemWords[refused["pt-BR"]]]] : []),
      ...(refused["en-US"] ? [["en", problemWords[refused["en-US"]]]] : []),
    ];
    if (found.length > 0) throw new FieldsRefused(Object.fromEntries(found));
    return true;
  });
}

/** Switching the language needs no reload: both texts are in the page. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  const isSwitch = formMethod === undefined && currentUrl.search !== nextUrl.search;
  return isSwitch ? false : defaultShouldRevalidate;
}

export default function MessageEditor({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.text.kind} {...loaderData} />;
}
