import { useState } from "react";
import { useSearchParams } from "react-router";
import type { MessageExample, MessageText } from "../../../contract/owner/messages.ts";
import { messageNames } from "../../../contract/owner/words.ts";
import { messagesUrl } from "../../../contract/owner-urls.ts";
import type { Language } from "../../../domain/language.ts";
import { tidyMessage } from "../../../domain/message-template.ts";
import { originalTexts } from "../../../domain/message-texts.ts";
import { Refused } from "../form/refused.tsx";
import { SaveBar } from "../form/save-bar.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { useLeaveGuard } from "../form/use-leave-guard.ts";
import { type Sending, useSending } from "../form/use-sending.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import styles from "./editor.module.css";
import { LanguageSwitch, languageIn } from "./language-switch.tsx";
import { Preview } from "./preview.tsx";
import { TextField } from "./text-field.tsx";
import { moments } from "./words.ts";

type Props = { text: MessageText; example: MessageExample };

/** What is typed, and the version that it is based on. */
type Draft = { readonly version: number; readonly texts: Readonly<Record<Language, string>> };

export function Editor({ text, example }: Props) {
  const { kind } = text;
  const sending = useSending({ onDone: () => setDraft(null) });
  const [draft, setDraft] = useState<Draft | null>(() => draftIn(sending));
  const language = languageIn(useSearchParams()[0]);
  const saved = savedIn(text);
  const { version, texts } = draft ?? saved;
  const isChanged = (["pt-BR", "en-US"] as const).some(
    (one) => tidyMessage(texts[one]) !== saved.texts[one],
  );
  useLeaveGuard(isChanged);
  const type = (typed: string) =>
    setDraft({ version, texts: { ...texts, [language]: typed.replaceAll("\r\n", "\n") } });
  return (
    <OwnerPage
      title={messageNames[kind]}
      subtitle={`WhatsApp. ${moments[kind].name}, ${moments[kind].when}.`}
      back={{ to: messagesUrl, name: "Mensagens" }}
    >
      <SentForm
        sending={sending}
        fields={{ version, ...hiddenIn(texts, language) }}
        className={kit.fill}
        autoComplete="off"
        noValidate
      >
        <div className={styles.columns}>
          <div>
            <LanguageSwitch language={language} problems={sending.problems} />
            <TextField
              key={language}
              kind={kind}
              language={language}
              text={texts[language]}
              onType={type}
              onRestore={() => type(originalTexts[kind][language])}
            />
          </div>
          <Preview template={{ kind, language, text: texts[language] }} example={example} />
        </div>
        <SaveBar
          state={stateOf(isChanged, sending.done !== null)}
          isChanged={isChanged}
          isSaving={sending.isBusy}
          saveWords="Salvar"
          onDiscard={() => {
            setDraft(null);
            sending.overlook();
          }}
        >
          <Refused sending={sending} onReloaded={() => setDraft(null)} />
        </SaveBar>
      </SentForm>
    </OwnerPage>
  );
}

/** An empty text is the product's own. */
function savedIn({ kind, version, text }: MessageText): Draft {
  const original = originalTexts[kind];
  const shown = (language: Language) => text[language] || original[language];
  return { version, texts: { "pt-BR": shown("pt-BR"), "en-US": shown("en-US") } };
}

/** Typed before a refusal, if the page was rendered again without JavaScript. */
function draftIn({ typed }: Sending): Draft | null {
  if (!typed) return null;
  const { version, pt = "", en = "" } = typed;
  return { version: Number(version), texts: { "pt-BR": pt, "en-US": en } };
}

/** Both languages are saved together, whichever is shown. */
function hiddenIn(texts: Draft["texts"], language: Language): Record<string, string> {
  return language === "pt-BR" ? { en: texts["en-US"] } : { pt: texts["pt-BR"] };
}

function stateOf(isChanged: boolean, isSaved: boolean): string {
  if (isChanged) return "Alterações por salvar";
  return isSaved ? "Salvo." : "Nada por salvar";
}
