import { channelNames, methodNames } from "../../../contract/owner/words.ts";
import { channels } from "../../../domain/channel.ts";
import { formatMoney } from "../../../domain/money.ts";
import { paymentMethods } from "../../../domain/payment.ts";
import field from "../form/field.module.css";
import { Field } from "../ui/field.tsx";
import { usePerson } from "../ui/owner-page.tsx";

type StayProps = {
  listings: readonly { readonly id: string; readonly name: string; readonly capacity: number }[];
  chosen: { readonly listingId: string; readonly checkIn: string; readonly checkOut: string };
  onChange: () => void;
};

export function StaySection({ listings, chosen, onChange }: StayProps) {
  return (
    <fieldset className={field.stack} onChange={onChange}>
      <Field label="Quarto">
        <select className={field.input} name="quarto" defaultValue={chosen.listingId} required>
          <option value="">Escolha</option>
          {listings.map(({ id, name, capacity }) => (
            <option key={id} value={id}>
              {`${name}, até ${capacity} pessoas`}
            </option>
          ))}
        </select>
      </Field>
      <div className={field.pair}>
        <Field label="Entrada">
          <input
            className={field.input}
            name="entrada"
            type="date"
            defaultValue={chosen.checkIn}
            required
          />
        </Field>
        <Field label="Saída">
          <input
            className={field.input}
            name="saida"
            type="date"
            defaultValue={chosen.checkOut}
            required
          />
        </Field>
      </div>
      <div className={field.trio}>
        <Count label="Adultos" name="adultos" initial={2} />
        <Count label="Até 12 anos" name="ate12" initial={0} />
        <Count label="Acima de 12 anos" name="acima12" initial={0} />
      </div>
    </fieldset>
  );
}

function Count({ label, name, initial }: { label: string; name: string; initial: number }) {
  return (
    <Field label={label}>
      <input
        className={field.input}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={50}
        defaultValue={initial}
        required
      />
    </Field>
  );
}

export function GuestSection() {
  return (
    <fieldset className={field.stack}>
      <Field label="Nome do hóspede">
        <input className={field.input} name="nome" autoComplete="off" required />
      </Field>
      <div className={field.two}>
        <Field label="Telefone">
          <input className={field.input} name="telefone" type="tel" autoComplete="off" />
        </Field>
        <Field label="E-mail" hint="Com e-mail, a confirmação vai sozinha.">
          <input className={field.input} name="email" type="email" autoComplete="off" />
        </Field>
      </div>
      <Field label="De onde veio">
        <select className={field.input} name="canal" defaultValue="whatsapp">
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {channelNames[channel]}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Anotação" hint="Só quem entra no painel lê.">
        <textarea className={field.input} name="anotacao" />
      </Field>
    </fieldset>
  );
}

export function PaymentSection({ quoted }: { quoted: number | null }) {
  const person = usePerson();
  const price = quoted === null ? "" : formatMoney(quoted, "pt-BR");
  return (
    <fieldset className={field.stack}>
      {person?.role === "owner" ? (
        <Field label="Valor combinado" hint="Em branco, vale a tabela.">
          <input className={field.input} name="total" inputMode="decimal" placeholder={price} />
        </Field>
      ) : (
        <input type="hidden" name="total" value="" />
      )}
      <div className={field.pair}>
        <Field label="Já pagou" hint="Em branco, fica em aberto.">
          <input className={field.input} name="pago" inputMode="decimal" />
        </Field>
        <Field label="Como">
          <select className={field.input} name="meio">
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {methodNames[method]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </fieldset>
  );
}
