import { channelNames } from "../../../contract/owner/words.ts";
import { channels } from "../../../domain/channel.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./new-booking.module.css";

const origins = channels.map((channel) => ({ value: channel, text: channelNames[channel] }));

type Props = { listPrice: string; onTotal: (typed: string) => void };

/** What a usual booking does not need. */
export function MoreDetails({ listPrice, onTotal }: Props) {
  const isOwner = usePerson()?.role === "owner";
  return (
    <details className={styles.fold}>
      <summary>Mais detalhes</summary>
      <div className={field.stack}>
        <Field
          label="De onde veio"
          name="channel"
          kind="choice"
          options={origins}
          initial="whatsapp"
        />
        <Field
          label="E-mail"
          name="email"
          kind="email"
          hint="Com e-mail, a confirmação vai sozinha, a não ser para hóspede de portal."
          autoComplete="off"
        />
        {isOwner && (
          <Field
            label="Valor combinado"
            name="total"
            kind="money"
            hint="Em branco, vale a tabela."
            placeholder={listPrice}
            onType={onTotal}
          />
        )}
        <Field label="Anotação" name="note" kind="long" hint="Só quem entra no painel lê." />
      </div>
    </details>
  );
}
