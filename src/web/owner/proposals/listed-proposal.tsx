import { Link } from "react-router";
import type { ProposalRow } from "../../../contract/owner/proposals.ts";
import {
  bookingUrl,
  ownerProposalUrl,
  proposalChatUrl,
  proposeAgainUrl,
} from "../../../contract/owner-urls.ts";
import { inLanguage, proposalUrl } from "../../../contract/page-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChatLink } from "../messages/chat-link.tsx";
import kit from "../ui/kit.module.css";
import styles from "./list.module.css";
import { ProposalChip } from "./proposal-chip.tsx";
import { nameOf, roomsOf, stayOf, timeOf } from "./proposal-words.ts";

type Props = { row: ProposalRow; now: number };

/** One line: for whom, what, how it stands, how much, and what can be done at once. */
export function ListedProposal({ row, now }: Props) {
  const { timeZone } = useSite().property;
  return (
    <li>
      <div className={styles.name}>
        <Link className={kit.name} to={ownerProposalUrl(row.id)}>
          {nameOf(row)}
        </Link>
        <small>{timeOf(row, timeZone)}</small>
      </div>
      <div className={styles.stay}>
        {roomsOf(row)}
        <small>{stayOf(row)}</small>
      </div>
      <div className={styles.state}>
        <ProposalChip proposal={row} now={now} />
      </div>
      <div className={`${kit.figure} num`}>{formatMoney(row.total, "pt-BR")}</div>
      <div className={styles.taps}>
        <Taps row={row} />
      </div>
    </li>
  );
}

function Taps({ row }: { row: ProposalRow }) {
  const { origin } = useSite();
  const name = nameOf(row);
  if (row.paid) {
    return (
      <Link className={button.quiet} to={bookingUrl(row.paid.bookingId)}>
        Ver reserva<span className="vh"> de {name}</span>
      </Link>
    );
  }
  if (row.state === "open" || row.state === "paying") {
    return (
      <>
        <ChatLink
          message={{ kind: "proposal", url: proposalChatUrl(row.id) }}
          subject={{ proposalId: row.id }}
          className={button.iconLine}
          label={`${row.openedAt === null ? "Mandar" : "Mandar de novo"} para ${name}`}
        >
          <Icon name="message-circle" />
        </ChatLink>
        <CopyButton
          text={`${origin}${inLanguage(proposalUrl(row.code), row.language)}`}
          words={{
            copy: `Copiar link de ${name}`,
            copied: "Link copiado.",
            failed: "Não deu para copiar. Abra o orçamento e copie o link de lá.",
          }}
          answerClassName="vh"
        />
        <More row={row} />
      </>
    );
  }
  return (
    <>
      <Link className={button.line} to={proposeAgainUrl(row.id)}>
        Renovar<span className="vh"> o de {name}</span>
      </Link>
      <More row={row} />
    </>
  );
}

function More({ row }: { row: ProposalRow }) {
  return (
    <Link
      className={button.icon}
      to={ownerProposalUrl(row.id)}
      aria-label={`Mais opções de ${nameOf(row)}`}
    >
      <Icon name="ellipsis" />
    </Link>
  );
}
