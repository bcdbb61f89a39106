import { type FormEvent, useState } from "react";
import type { ConnectedFeed } from "../../../../contract/owner/channels.ts";
import button from "../../../ui/button.module.css";
import { Notice } from "../../ui/notice.tsx";
import styles from "./channels.module.css";
import { urlProblems } from "./problem-words.ts";
import { TypedLine } from "./typed-line.tsx";
import { useAskChannels } from "./use-room-channels.ts";

type Props = { feed: ConnectedFeed; onSaid: (words: string) => void };

/** Portals change their secret URL now and then. Imported nights stay meanwhile. */
export function ChangeAddress({ feed: { id, name }, onSaid }: Props) {
  const [url, setUrl] = useState("");
  const changing = useAskChannels(({ problems }) => {
    if (problems.url) return;
    onSaid(`Endereço do ${name} trocado. As noites de lá continuam fechadas, e a leitura começou.`);
    setUrl("");
  });
  const problem = changing.done?.problems.url;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changing.isBusy) changing.ask({ acao: "change-address", id, url });
  };
  return (
    <details className={styles.ask}>
      <summary>
        Mudou o endereço de lá?<span className="vh"> {name}</span>
      </summary>
      <form onSubmit={submit} noValidate autoComplete="off">
        <TypedLine
          label={`Endereço novo no ${name}`}
          value={url}
          inputMode="url"
          placeholder="Cole aqui o endereço .ics"
          problem={problem && urlProblems[problem]}
          onType={setUrl}
        />
        <button type="submit" className={button.line} aria-disabled={changing.isBusy || undefined}>
          {changing.isBusy ? "Trocando…" : "Trocar"}
        </button>
      </form>
      {changing.refusal && <Notice kind="error">{changing.refusal.sentence}</Notice>}
    </details>
  );
}
