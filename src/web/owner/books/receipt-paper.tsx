import type { ReactNode } from "react";
import type { Receipt } from "../../../contract/owner/books.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { formatDate } from "../../../domain/format-stay.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import card from "../../ui/kit/card.module.css";
import facts from "../../ui/kit/facts.module.css";
import { guestNameOf } from "../ui/booking-words.ts";
import { Notice } from "../ui/notice.tsx";
import { numericStay } from "./books-words.ts";
import styles from "./receipt.module.css";

export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { property } = useSite();
  const { amount, means, returned, code, listingName } = receipt;
  return (
    <article className={`${card.paper} ${styles.paper}`} aria-label={`Recibo nº ${receipt.number}`}>
      {receipt.isUndone && (
        <Notice kind="error">Sem valor: este pagamento foi anotado por engano e desfeito.</Notice>
      )}
      <dl className={`${facts.wide} ${styles.facts}`}>
        <Fact name="Recebemos de">{guestNameOf(receipt)}</Fact>
        <Fact name="Valor">
          <b className="num">{formatExactMoney(amount, "pt-BR")}</b>
        </Fact>
        {receipt.corrected !== null && (
          <Fact name="Corrigido depois">
            Contam <span className="num">{formatExactMoney(receipt.corrected, "pt-BR")}</span>: o
            resto foi anotado por engano.
          </Fact>
        )}
        <Fact name="Referente a">
          Hospedagem {code}, {listingName}, {numericStay(receipt)}
        </Fact>
        <Fact name="Como">
          {meansNames[means]}, {formatDate(receipt.receivedOn, "pt-BR")}
        </Fact>
        {returned && (
          <Fact name="Devolvido">
            <span className="num">{formatExactMoney(returned.amount, "pt-BR")}</span>, até{" "}
            {formatDate(returned.on, "pt-BR")}
          </Fact>
        )}
        <Fact name="Quem recebeu">
          {property.name}
          {property.cnpj && `, CNPJ ${property.cnpj}`}
          <small>
            {property.address}, {property.place}
          </small>
        </Fact>
        <Fact name="Emitido em">{formatDate(receipt.issuedOn, "pt-BR")}</Fact>
      </dl>
      <p className={styles.note}>Recibo não é nota fiscal.</p>
    </article>
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
