import { useId } from "react";
import type { PortalBooking } from "../../../contract/owner/bookings.ts";
import type { PaidTo } from "../../../contract/owner/portal-stays.ts";
import { leftOf } from "../../../domain/account.ts";
import { formatMoney } from "../../../domain/money.ts";
import { adjustmentsIn, sumOf } from "../../../domain/quote.ts";
import field from "../form/field.module.css";
import { Field, Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import chips from "../ui/choice-chips.module.css";

type Props = { booking: PortalBooking };

/** The price at the portal, what it keeps of it, and who has the guest's money. */
export function PortalMoneyFields({ booking }: Props) {
  const { portal, lines, total } = booking;
  const price = total - sumOf(adjustmentsIn(lines));
  return (
    <>
      <div className={field.pair}>
        <Field
          label="Valor da estadia"
          name="price"
          kind="money"
          hint="O que o hóspede paga ao todo."
          initial={price > 0 ? formatMoney(price, "pt-BR") : ""}
        />
        <Field
          label="Comissão"
          name="commission"
          kind="money"
          hint={`O que fica com o ${portal.feedName}.`}
          initial={portal.commission === null ? "" : formatMoney(portal.commission, "pt-BR")}
        />
      </div>
      <Purse initial={purseOf(booking, price)} />
    </>
  );
}

function Purse({ initial }: { initial: PaidTo | null }) {
  const { problems, typed } = useFormState();
  const problemId = useId();
  const chosen = typed?.paidTo ?? initial;
  return (
    <fieldset className={chips.chips} aria-describedby={problems.paidTo ? problemId : undefined}>
      <legend>Quem está com o dinheiro</legend>
      {(["portal", "house"] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="paidTo"
            value={value}
            defaultChecked={chosen === value}
            aria-invalid={problems.paidTo ? true : undefined}
          />
          {value === "portal" ? "O portal recebeu" : "O hóspede paga aqui"}
        </label>
      ))}
      {problems.paidTo && <Problem id={problemId}>{problems.paidTo}</Problem>}
    </fieldset>
  );
}

/** Airbnb always collects; of the others only the owner knows. */
function purseOf({ payments, portal }: PortalBooking, price: number): PaidTo | null {
  const isPaidThere = payments.some((one) => one.means === "portal" && leftOf(one) > 0);
  if (isPaidThere) return "portal";
  if (price > 0) return "house";
  return portal.portal === "airbnb" ? "portal" : null;
}
