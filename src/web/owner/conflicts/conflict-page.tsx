import { Link } from "react-router";
import type { Conflict } from "../../../contract/owner/channels.ts";
import { timelineUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { soldThoughBlocked, soldTwice } from "../channels/feed-words.ts";
import type { Refusal } from "../form/answer.ts";
import field from "../form/field.module.css";
import { Refused } from "../form/refused.tsx";
import { useSending } from "../form/use-sending.ts";
import { Fact, Facts } from "../timeline/panel.tsx";
import { ChannelMark } from "../ui/channel-mark.tsx";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage, useMay } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { moment } from "../ui/words.ts";
import styles from "./conflict.module.css";
import { disputedWords, doneWords, nightsOf, takerKey, type WayOut } from "./conflict-words.ts";
import { Ignore } from "./ignore.tsx";
import { TakerCard } from "./taker-card.tsx";

type Props = { conflict: Conflict };

/** Nights sold twice: what was sold there, who is here, and the ways out. */
export function ConflictPage({ conflict }: Props) {
  const sending = useSending<WayOut>();
  const mayResolve = useMay()("ignoreConflict");
  const { state, feedName, listingName, takers } = conflict;
  const isOnlyBlocked = takers.length > 0 && takers.every(({ kind }) => kind === "block");
  return (
    <OwnerPage
      title={isOnlyBlocked ? soldThoughBlocked(listingName) : soldTwice(listingName)}
      subtitle={
        isOnlyBlocked
          ? `${feedName} vendeu noites que estão bloqueadas aqui. Nada foi cancelado sozinho.`
          : `${feedName} e a casa venderam as mesmas noites. Nada foi cancelado sozinho.`
      }
      back={{ to: adminUrl, name: "Hoje" }}
    >
      <div className={styles.page}>
        <Said words={stateWords(conflict) ?? doneWords(sending.done, state)} />
        <Refused sending={sending} words={takenWords} reloads />
        {!mayResolve && state === "open" && (
          <Notice kind="error">
            Só a proprietária resolve conflitos. Ligue para ela e diga o quarto e as noites.
          </Notice>
        )}
        <Sold conflict={conflict} />
        {conflict.takers.length > 0 && (
          <section className={kit.section} aria-labelledby="takers">
            <h2 id="takers">Quem está nessas noites aqui</h2>
            <ul>
              {conflict.takers.map((taker) => (
                <TakerCard
                  key={takerKey(taker)}
                  taker={taker}
                  portal={feedName}
                  mayResolve={mayResolve}
                  sending={sending}
                />
              ))}
            </ul>
          </section>
        )}
        {state === "open" && <Ignore portal={feedName} mayResolve={mayResolve} sending={sending} />}
        {state !== "open" && <WayBack conflict={conflict} />}
      </div>
    </OwnerPage>
  );
}

function takenWords({ code }: Refusal): string | null {
  return code === "nights-taken" ? "Esse quarto acabou de ser ocupado nessas noites." : null;
}

function stateWords({ state, feedName }: Conflict): string | null {
  switch (state) {
    case "over":
      return "Resolvido: o conflito acabou.";
    case "ignored":
      return `Ignorado. Fica no registro, e a reserva do ${feedName} e a daqui continuam valendo as duas. Mudou de ideia? As saídas continuam abaixo.`;
    case "open":
      return null;
  }
}

function Sold({ conflict }: { conflict: Conflict }) {
  const { property } = useSite();
  return (
    <section className={kit.section} aria-labelledby="sold">
      <h2 id="sold">O que o {conflict.feedName} vendeu</h2>
      <Facts>
        <Fact name="Canal">
          <ChannelMark channel={conflict.portal} name={conflict.feedName} />
        </Fact>
        <Fact name="Quarto">{conflict.listingName}</Fact>
        <Fact name="Noites">{nightsOf(conflict.stay)}</Fact>
        <Fact name="Em disputa">{disputedWords(conflict.disputed)}</Fact>
        <Fact name="Visto em">{moment(conflict.foundAt, property.timeZone)}</Fact>
      </Facts>
    </section>
  );
}

function WayBack({ conflict }: { conflict: Conflict }) {
  return (
    <div className={`${field.actions} ${styles.back}`}>
      <Link className={conflict.takers.length > 0 ? button.line : button.primary} to={adminUrl}>
        Voltar para Hoje
      </Link>
      <Link className={button.line} to={`${timelineUrl}?de=${conflict.stay.checkIn}`}>
        Ver no calendário
      </Link>
    </div>
  );
}
