import { useState } from "react";
import { portalNames } from "../../../../contract/owner/words.ts";
import { type Portal, portals } from "../../../../domain/feed.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import field from "../../form/field.module.css";
import { Field } from "../../form/field.tsx";
import { Refused } from "../../form/refused.tsx";
import { SentForm } from "../../form/sent-form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import styles from "./channels.module.css";
import { useAskChannels } from "./use-listing-channels.ts";

type Draft = { readonly portal: Portal; readonly name: string; readonly url: string };

const nameFor = (portal: Portal) => (portal === "other" ? "" : portalNames[portal]);
const EMPTY: Draft = { portal: "airbnb", name: nameFor("airbnb"), url: "" };
const choices = portals.map((portal) => ({ value: portal, text: portalNames[portal] }));

/** Connects a feed. Its first read is queued automatically. */
export function AddFeedForm({ onAdded }: { onAdded: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const adding = useAskChannels(() => {
    onAdded();
    setDraft(EMPTY);
  });
  // A name that was not edited changes with the portal.
  const choose = (portal: Portal) =>
    setDraft({
      ...draft,
      portal,
      name: draft.name === nameFor(draft.portal) ? nameFor(portal) : draft.name,
    });
  return (
    <SentForm sending={adding} intent="add" className={styles.part} noValidate autoComplete="off">
      <h3>Ligar um calendário</h3>
      <div className={styles.fields}>
        <Field
          label="Portal"
          name="portal"
          kind="choice"
          options={choices}
          value={draft.portal}
          onType={(portal) => choose(portal as Portal)}
        />
        <Field
          label="Nome do canal"
          name="name"
          value={draft.name}
          onType={(name) => setDraft({ ...draft, name })}
        />
      </div>
      <Field
        label="Endereço do calendário de lá"
        name="url"
        kind="url"
        value={draft.url}
        placeholder="Cole aqui o endereço .ics"
        onType={(url) => setDraft({ ...draft, url })}
      />
      <ConnectHelp />
      <Refused sending={adding} />
      <div className={field.actions}>
        <SubmitButton className={button.line}>
          <Icon name="plus" />
          {adding.isBusy ? "Ligando…" : "Ligar calendário"}
        </SubmitButton>
      </div>
    </SentForm>
  );
}

/** Steps at each portal, for both directions. Menus get renamed, so it says what to look for. */
function ConnectHelp() {
  return (
    <details className={styles.help}>
      <summary>Onde acho esse endereço?</summary>
      <div className={styles.ways}>
        <section>
          <h4>No Airbnb</h4>
          <ol>
            <li>Abra o anúncio deste quarto e vá em Calendário, Disponibilidade.</li>
            <li>Em Conectar calendários, copie o endereço que termina em .ics.</li>
            <li>Cole aqui e toque em Ligar calendário.</li>
            <li>De volta ao Airbnb, na mesma tela, cole o nosso endereço e dê o nome da casa.</li>
          </ol>
        </section>
        <section>
          <h4>No Booking</h4>
          <ol>
            <li>Na extranet, vá em Tarifas e disponibilidade, Sincronizar calendários.</li>
            <li>Escolha este quarto e exporte: copie o endereço que aparece.</li>
            <li>Cole aqui e toque em Ligar calendário.</li>
            <li>De volta ao Booking, importe um calendário e cole o nosso endereço.</li>
          </ol>
        </section>
      </div>
      <p>Os portais mudam o nome dos menus às vezes. Procure por iCal ou sincronizar calendário.</p>
    </details>
  );
}
