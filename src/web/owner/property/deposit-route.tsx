import type { z } from "zod";
import type { DepositTerms } from "../../../domain/payment-plan.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/deposit-route";
import { DepositFields } from "./deposit-fields.tsx";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, deposit } = await show(context.get(ownerContext).property());
  return { version, deposit };
}

const explained = {
  percent: { "out-of-range": "De 1 a 99." },
  daysBefore: { "out-of-range": "De 1 a 365 dias." },
  fullWithinDays: { "out-of-range": "De 0 a 365 dias." },
  fullPeriods: { "too-long": "São períodos demais: deixe no máximo 20." },
} as const;

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.deposit,
    (owner, { version, ...typed }) => owner.editDeposit(version, termsIn(typed)),
    () => explained,
  );
}

type Typed = Omit<z.output<typeof parts.deposit>, "version">;

function termsIn({ asks, balance, daysBefore, ...rest }: Typed): DepositTerms | null {
  if (asks !== "deposit") return null;
  const due = { daysBefore, orAtProperty: balance === "either" };
  return { ...rest, balance: balance === "at-property" ? balance : due };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Deposit({ loaderData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Sinal e saldo"
      lead="Vale para reservas novas. As já feitas guardam o plano delas."
      version={loaderData.version}
    >
      <DepositFields terms={loaderData.deposit} />
    </SectionForm>
  );
}
