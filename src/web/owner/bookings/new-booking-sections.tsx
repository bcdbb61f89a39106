import { channelNames, meansNames } from "../../../contract/owner/words.ts";
import { handMeans } from "../../../domain/account.ts";
import { channels } from "../../../domain/channel.ts";
import { formatMoney } from "../../../domain/money.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { usePerson } from "../ui/owner-page.tsx";

type StayProps = {
  listings: readonly { readonly id: string; readonly name: string; readonly capacity: number }[];
  chosen: { readonly listingId: string; readonly checkIn: string; readonly checkOut: string };
  onChange: () => void;
};

export function StaySection({ listings, chosen, onChange }: StayProps) {
  const rooms = listings.map(({ id, name, capacity }) => ({
    value: id,
    text: `${name}, até ${capacity} pessoas`,
  }));
  return (
    <fieldset className={field.stack} onChange={onChange}>
      <Field
        label="Quarto"
        name="listing"
        kind="choice"
        options={[{ value: "", text: "Escolha" }, ...rooms]}
        initial={chosen.listingId}
        required
      />
      <div className={field.pair}>
        <Field label="Entrada" name="checkIn" kind="date" initial={chosen.checkIn} required />
        <Field label="Saída" name="checkOut" kind="date" initial={chosen.checkOut} required />
      </div>
      <div className={field.trio}>
        <Field label="Adultos" name="adults" initial={2} {...people} />
        <Field label="Até 12 anos" name="childrenUpTo12" initial={0} {...people} />
        <Field label="Acima de 12 anos" name="childrenAbove12" initial={0} {...people} />
      </div>
    </fieldset>
  );
}

const people = { kind: "count", min: 0, max: 50, required: true } as const;
const origins = channels.map((channel) => ({ value: channel, text: channelNames[channel] }));

export function GuestSection() {
  return (
    <fieldset className={field.stack}>
      <Field label="Nome do hóspede" name="name" autoComplete="off" required />
      <div className={field.two}>
        <Field label="Telefone" name="phone" kind="tel" autoComplete="off" />
        <Field
          label="E-mail"
          name="email"
          kind="email"
          hint="Com e-mail, a confirmação vai sozinha."
          autoComplete="off"
        />
      </div>
      <Field
        label="De onde veio"
        name="channel"
        kind="choice"
        options={origins}
        initial="whatsapp"
      />
      <Field label="Anotação" name="note" kind="long" hint="Só quem entra no painel lê." />
    </fieldset>
  );
}

/** Every way to pay at the reception. */
export const means = handMeans.map((method) => ({
  value: method,
  text: meansNames[method],
}));

export function PaymentSection({ quoted }: { quoted: number | null }) {
  const person = usePerson();
  const price = quoted === null ? "" : formatMoney(quoted, "pt-BR");
  return (
    <fieldset className={field.stack}>
      {person?.role === "owner" && (
        <Field
          label="Valor combinado"
          name="total"
          kind="money"
          hint="Em branco, vale a tabela."
          placeholder={price}
        />
      )}
      <div className={field.pair}>
        <Field label="Já pagou" name="paid" kind="money" hint="Em branco, fica em aberto." />
        <Field label="Como" name="means" kind="choice" options={means} />
      </div>
    </fieldset>
  );
}
