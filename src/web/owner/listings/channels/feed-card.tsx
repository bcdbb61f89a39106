import { useEffect, useRef } from "react";
import type { ConnectedFeed } from "../../../../contract/owner/channels.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { FeedChips } from "../../channels/feed-chip.tsx";
import { FeedFacts } from "../../channels/feed-facts.tsx";
import { SyncOutcome } from "../../channels/sync-outcome.tsx";
import { ActionButton } from "../../form/action-button.tsx";
import field from "../../form/field.module.css";
import { SentForm } from "../../form/sent-form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { ChannelMark } from "../../ui/channel-mark.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AddressField } from "./address-field.tsx";
import { ChangeAddress } from "./change-address.tsx";
import styles from "./channels.module.css";
import { useAskChannels, useChannelsSection } from "./use-listing-channels.ts";

type Props = { feed: ConnectedFeed; onSaid: (words: string) => void };
type CardProps = Props & {
  /** Just connected: the portal does not read our calendar yet. */
  isNew: boolean;
};

/** One feed: its state, both URLs, and the actions. */
export function FeedCard({ feed, isNew, onSaid }: CardProps) {
  const { at } = useChannelsSection();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNew) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "center" });
  }, [isNew]);
  const looking = useAskChannels();
  const { id, name } = feed;
  return (
    <li
      ref={card}
      tabIndex={isNew ? -1 : undefined}
      className={styles.feed}
      data-silent={feed.silent ? "" : undefined}
    >
      <div className={styles.head}>
        <h3>
          <ChannelMark channel={feed.portal} name={name} />
        </h3>
        <FeedChips feed={feed} />
      </div>
      {isNew && (
        <Notice kind="done">
          {name} ligado, e a primeira leitura já começou. Falta o outro lado: copie o nosso
          endereço, abaixo, e cole no {name}.
        </Notice>
      )}
      <FeedFacts feed={feed} now={at} />
      <div className={styles.addresses}>
        <AddressField label={`Endereço no ${name}`} address={feed.url} />
        <AddressField
          label={`Nosso endereço, para colar no ${name}`}
          address={feed.addressForPortal}
          canCopy
        />
      </div>
      {feed.answer === "empty" && (
        <div className={styles.empty}>
          <p>
            O calendário de lá veio vazio, e antes tinha reservas. Por segurança, nada foi liberado.
            Conferiu no {name} e não há mais nada? Aceite, e as noites ficam livres.
          </p>
          <SentForm sending={looking} intent="accept-empty" fields={{ id }}>
            <SubmitButton className={button.line}>Aceitar calendário vazio</SubmitButton>
          </SentForm>
        </div>
      )}
      <div className={field.actions}>
        <SentForm sending={looking} intent="sync" fields={{ id }}>
          <SubmitButton className={button.line}>
            <Icon name="refresh-cw" />
            {looking.isBusy ? "Sincronizando…" : "Sincronizar agora"}
            <span className="vh">: {name}</span>
          </SubmitButton>
        </SentForm>
        <ChangeAddress feed={feed} onSaid={onSaid} />
        <Remove feed={feed} onSaid={onSaid} />
      </div>
      <SyncOutcome name={name} answer={looking.done?.answer ?? null} refusal={looking.refusal} />
    </li>
  );
}

function Remove({ feed: { id, name }, onSaid }: Props) {
  const removing = useAskChannels(() =>
    onSaid(`${name} saiu daqui. As reservas que vieram de lá continuam em Reservas.`),
  );
  return (
    <details className={styles.ask}>
      <summary>
        Tirar<span className="vh"> {name}</span>
      </summary>
      <p>
        Os hóspedes do {name} continuam em Reservas, com as suas noites: cancele em Reservas os que
        não vêm mais. O que era só fechamento fica livre. No {name}, nada muda.
      </p>
      <ActionButton sending={removing} intent="remove" fields={{ id }} className={button.line}>
        Sim, tirar {name}
      </ActionButton>
    </details>
  );
}
