import { useState } from "react";
import type { ConnectedFeed } from "../../../../contract/owner/channels.ts";
import button from "../../../ui/button.module.css";
import { Field } from "../../form/field.tsx";
import { Refused } from "../../form/refused.tsx";
import { SentForm } from "../../form/sent-form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import styles from "./channels.module.css";
import { useAskChannels } from "./use-listing-channels.ts";

type Props = { feed: ConnectedFeed; onSaid: (words: string) => void };

/** Portals change their secret URL now and then. Imported nights stay meanwhile. */
export function ChangeAddress({ feed: { id, name }, onSaid }: Props) {
  const [url, setUrl] = useState("");
  const changing = useAskChannels(() => {
    onSaid(`Endereço do ${name} trocado. As noites de lá continuam fechadas, e a leitura começou.`);
    setUrl("");
  });
  return (
    <details className={styles.ask}>
      <summary>
        Mudou o endereço de lá?<span className="vh"> {name}</span>
      </summary>
      <SentForm
        sending={changing}
        intent="change-address"
        fields={{ id }}
        noValidate
        autoComplete="off"
      >
        <Field
          label={`Endereço novo no ${name}`}
          name="url"
          kind="url"
          value={url}
          placeholder="Cole aqui o endereço .ics"
          onType={setUrl}
        />
        <SubmitButton className={button.line}>
          {changing.isBusy ? "Trocando…" : "Trocar"}
        </SubmitButton>
        <Refused sending={changing} />
      </SentForm>
    </details>
  );
}
