import { useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { leftIn } from "../../../domain/account.ts";
import { formatMoney, parseMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import kit from "../ui/kit.module.css";
import styles from "./details.module.css";
import type { MoneyActs } from "./money-acts.ts";
import { waysWords } from "./ways-words.ts";

const ways = [
  { value: "same", text: "Por onde entrou" },
  { value: "pix", text: "Já devolvi por Pix" },
  { value: "cash", text: "Já devolvi em dinheiro" },
  { value: "card", text: "Já devolvi na maquininha" },
  { value: "transfer", text: "Já devolvi por transferência" },
] as const;

/** Part of what was paid, without cancelling. It is no longer owed. */
export function GiveBackForm({ booking, acts: sending }: MoneyActs) {
  const { property } = useSite();
  const [typed, setTyped] = useState("");
  const [way, setWay] = useState("same");
  const isLive = booking.state === "confirmed";
  return (
    <details key={booking.money.length} className={styles.more}>
      <summary>{isLive ? "Devolver sem cancelar" : "Devolver mais"}</summary>
      <SentForm sending={sending} intent="giveBack" className={field.stack}>
        <div className={field.two}>
          <Field
            label="Valor a devolver"
            name="amount"
            kind="money"
            onType={setTyped}
            hint={`No máximo ${formatMoney(leftIn(booking), "pt-BR")}.`}
            required
          />
          <Field label="Por onde" name="way" kind="choice" options={ways} onType={setWay} />
        </div>
        <p role="status" className={`${kit.hint} ${styles.quiet}`}>
          {wayWords(booking, typed, way, property.timeZone)}
        </p>
        {!booking.erased && (
          <Field
            label="Por quê"
            name="words"
            hint={isLive ? "O hóspede também lê." : "Some com os dados do hóspede."}
            maxLength={120}
            required
          />
        )}
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton>Devolver</SubmitButton>
        </div>
      </SentForm>
    </details>
  );
}

/** How the typed amount would go back; the same arithmetic as the server's. */
function wayWords(booking: BookingDetails, typed: string, way: string, timeZone: string): string {
  const amount = parseMoney(typed);
  const isLowered =
    booking.state === "confirmed" ? " O total baixa igual: ninguém fica devendo." : "";
  if (amount === null || amount === 0) return `Escreva o valor.${isLowered}`;
  if (amount > leftIn(booking)) return "É mais do que ainda pode voltar.";
  if (way !== "same") return `Anota que ${formatMoney(amount, "pt-BR")} já voltaram.${isLowered}`;
  return `${waysWords(booking, amount, timeZone)}${isLowered}`;
}
