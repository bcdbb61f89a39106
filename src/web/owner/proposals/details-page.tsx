import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ProposalDetails } from "../../../contract/owner/proposals.ts";
import {
  bookingUrl,
  newProposalUrl,
  ownerProposalsUrl,
  proposeAgainUrl,
} from "../../../contract/owner-urls.ts";
import { whatsappUrl } from "../../../contract/page-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import facts from "../../ui/kit/facts.module.css";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { useSending } from "../form/use-sending.ts";
import { ChatLink } from "../messages/chat-link.tsx";
import { ago } from "../ui/ago.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { CopyLink } from "./copy-link.tsx";
import styles from "./details.module.css";
import { untilWords } from "./form-words.ts";
import { ProposalChip } from "./proposal-chip.tsx";
import { nameOf, roomsOf, stayOf } from "./proposal-words.ts";
import { WithdrawTap } from "./withdraw-tap.tsx";

type Props = {
  proposal: ProposalDetails;
  /** Which button made it just now: send or copy. Null if it was made earlier. */
  made: string | null;
  at: number;
};

/** A proposal: its link, the chat that opens with its text, and its state. */
export function DetailsPage({ proposal, made, at }: Props) {
  const withdrawing = useSending();
  useSelfRefresh();
  const { state } = proposal;
  const isOpen = state === "open" || state === "paying";
  return (
    <OwnerPage
      title={nameOf(proposal)}
      subtitle={`${roomsOf(proposal)}, ${stayOf(proposal)}`}
      back={{ to: ownerProposalsUrl, name: "Orçamentos" }}
    >
      <div className={styles.page}>
        <Said words={withdrawing.said} />
        {made !== null && isOpen && <Made proposal={proposal} />}
        <p className={kit.taps}>
          <ProposalChip proposal={proposal} now={at} />
        </p>
        {isOpen && (
          <>
            <CopyLink url={proposal.url} atOnce={made === "link"} />
            <Tell proposal={proposal} />
          </>
        )}
        <Facts proposal={proposal} now={at} />
        <div className={kit.taps}>
          {proposal.paid && (
            <Link className={button.primary} to={bookingUrl(proposal.paid.bookingId)}>
              Ver reserva
            </Link>
          )}
          {!isOpen && !proposal.paid && (
            <Link className={button.primary} to={proposeAgainUrl(proposal.id)}>
              Renovar
            </Link>
          )}
          <Link className={button.line} to={newProposalUrl}>
            Fazer outro
          </Link>
          <a className={button.line} href={proposal.path} target="_blank" rel="noreferrer">
            Ver como o hóspede vê
          </a>
        </div>
        {(isOpen || state === "taken") && <WithdrawTap sending={withdrawing} />}
      </div>
    </OwnerPage>
  );
}

function Made({ proposal }: Pick<Props, "proposal">) {
  const { timeZone } = useSite().property;
  const { stay, total, heldUntil } = proposal;
  const kept = heldUntil && `O quarto está guardado até ${untilWords(heldUntil, timeZone)}.`;
  return (
    <Notice kind="done">
      <b>Orçamento criado.</b> {roomsOf(proposal)}, {formatStay(stay, "short", "pt-BR")},{" "}
      {formatMoney(total, "pt-BR")}. {kept}
    </Notice>
  );
}

/** Opens the chat with the text that is shown. */
function Tell({ proposal }: Pick<Props, "proposal">) {
  return (
    <>
      <div>
        <ChatLink
          message={{
            kind: "proposal",
            url: whatsappUrl(proposal.chatNumber ?? "", proposal.message),
          }}
          subject={{ proposalId: proposal.id }}
          className={button.primary}
        >
          <Icon name="message-circle" />
          Abrir WhatsApp
        </ChatLink>
      </div>
      <details>
        <summary>Texto da mensagem</summary>
        <p
          className={kit.bubble}
          lang={proposal.language === "pt-BR" ? undefined : proposal.language}
        >
          {proposal.message}
        </p>
      </details>
    </>
  );
}

function Facts({ proposal, now }: { proposal: ProposalDetails; now: number }) {
  const { timeZone } = useSite().property;
  const { total, listed, dueNow, paid, heldUntil, seenAt, openedAt } = proposal;
  const money = (amount: number) => formatMoney(amount, "pt-BR");
  return (
    <dl className={`${facts.facts} ${styles.facts}`}>
      <Fact name="Preço">
        {money(total)}
        {total !== listed && <small>Tabela: {money(listed)}</small>}
      </Fact>
      {!paid && dueNow < total && <Fact name="Sinal">{money(dueNow)}</Fact>}
      {paid && <Fact name="Pago">{money(paid.amount)}</Fact>}
      {!paid && <Fact name="Vale até">{untilWords(proposal.validUntil, timeZone)}</Fact>}
      {!paid && (
        <Fact name="Quarto">
          {heldUntil === null
            ? "Não está guardado"
            : `Guardado até ${untilWords(heldUntil, timeZone)}`}
        </Fact>
      )}
      <Fact name="Página">{seenAt === null ? "Ainda não vista" : `Vista ${ago(seenAt, now)}`}</Fact>
      <Fact name="WhatsApp">
        {openedAt === null ? "Ainda não aberto" : `Aberto ${ago(openedAt, now)}`}
      </Fact>
      {proposal.words && <Fact name="Recado">{proposal.words}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
