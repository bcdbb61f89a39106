import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { FeedProblems } from "../../../../contract/owner/channels.ts";
import { portalNames } from "../../../../contract/owner/words.ts";
import { type Portal, portals } from "../../../../domain/feed.ts";
import button from "../../../ui/button.module.css";
import field from "../../ui/field.module.css";
import { Notice } from "../../ui/notice.tsx";
import styles from "./channels.module.css";
import { ConnectHelp } from "./connect-help.tsx";
import { nameProblems, urlProblems } from "./problem-words.ts";
import { TypedLine } from "./typed-line.tsx";
import { useAskChannels } from "./use-room-channels.ts";

type Draft = { readonly portal: Portal; readonly name: string; readonly url: string };

const nameFor = (portal: Portal) => (portal === "other" ? "" : portalNames[portal]);
const EMPTY: Draft = { portal: "airbnb", name: nameFor("airbnb"), url: "" };

/** Connects a feed. Its first read is queued automatically. */
export function AddFeedForm({ onAdded }: { onAdded: () => void }) {
  const portalId = useId();
  const [draft, setDraft] = useState(EMPTY);
  const adding = useAskChannels(({ problems }) => {
    if (Object.keys(problems).length > 0) return;
    onAdded();
    setDraft(EMPTY);
  });
  const problems: FeedProblems = adding.done?.problems ?? {};
  // A name that was not typed follows the portal.
  const choose = (portal: Portal) =>
    setDraft({
      ...draft,
      portal,
      name: draft.name === nameFor(draft.portal) ? nameFor(portal) : draft.name,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!adding.isBusy) adding.ask({ acao: "add", ...draft });
  };
  return (
    <form className={styles.part} onSubmit={submit} noValidate autoComplete="off">
      <h3>Ligar um calendário</h3>
      <div className={styles.fields}>
        <div className={field.field}>
          <label htmlFor={portalId}>Portal</label>
          <select
            id={portalId}
            className={field.input}
            value={draft.portal}
            onChange={(event) => choose(event.target.value as Portal)}
          >
            {portals.map((portal) => (
              <option key={portal} value={portal}>
                {portalNames[portal]}
              </option>
            ))}
          </select>
        </div>
        <TypedLine
          label="Nome do canal"
          value={draft.name}
          problem={problems.name && nameProblems[problems.name]}
          onType={(name) => setDraft({ ...draft, name })}
        />
      </div>
      <TypedLine
        label="Endereço do calendário de lá"
        value={draft.url}
        inputMode="url"
        placeholder="Cole aqui o endereço .ics"
        problem={problems.url && urlProblems[problems.url]}
        onType={(url) => setDraft({ ...draft, url })}
      />
      <ConnectHelp />
      {adding.refusal && <Notice kind="error">{adding.refusal.sentence}</Notice>}
      <div className={field.actions}>
        <button type="submit" className={button.line} aria-disabled={adding.isBusy || undefined}>
          <Plus className="ic" aria-hidden />
          {adding.isBusy ? "Ligando…" : "Ligar calendário"}
        </button>
      </div>
    </form>
  );
}
