import { useState } from "react";
import button from "../../../ui/button.module.css";
import { ActionButton } from "../../form/action-button.tsx";
import kit from "../../ui/kit.module.css";
import { Notice } from "../../ui/notice.tsx";
import { AddressField } from "./address-field.tsx";
import styles from "./channels.module.css";
import { useAskChannels } from "./use-listing-channels.ts";

type Props = { address: string; hasFeeds: boolean };

/** The room's calendar URL for other sites. The URL is a secret, so it can be renewed. */
export function OurAddress({ address, hasFeeds }: Props) {
  const [isOpen, setOpen] = useState(false);
  const renewing = useAskChannels(() => setOpen(false));
  return (
    <div className={styles.part}>
      <h3>Nosso calendário, para qualquer outro site</h3>
      <p className={kit.hint}>
        Mostra só quais noites estão ocupadas, sem nomes. Portais ligados acima têm cada um o seu
        endereço.
      </p>
      <AddressField label="Endereço do calendário deste quarto" address={address} canCopy />
      <details
        className={styles.ask}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>Trocar endereço</summary>
        <p>
          Os endereços deste quarto param de valer na hora
          {hasFeeds ? ", também os que você colou nos portais" : ""}. Depois é preciso colar os
          novos em cada portal; até lá, o que vende aqui não fecha lá.
        </p>
        <ActionButton sending={renewing} intent="renew" className={button.line}>
          Sim, trocar endereço
        </ActionButton>
      </details>
      {renewing.done && (
        <Notice kind="done">
          Endereço trocado. Agora cole o novo em cada portal que lia o antigo.
        </Notice>
      )}
    </div>
  );
}
