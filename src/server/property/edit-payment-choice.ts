import type { PropertyProblem, PropertyProblems } from "../../contract/owner/property.ts";
import {
  BY_HAND,
  MOST_INSTALLMENTS,
  type PaymentChoice,
  type ProviderWays,
  takesPixBeside,
} from "../../domain/payment-choice.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { optionalLine, problemsIn, wholeWithin } from "./checks.ts";

/**
 * Applies to payments that begin from now on; one already begun stays with its provider. Null: the
 * default of the settings.
 */
export function editPaymentChoice(
  edit: PropertyEdit,
  choice: PaymentChoice | null,
): Promise<PropertyProblems> {
  if (!choice) return changeProperty(edit, "payment", {}, () => ({ payment_choice: null }));
  const { card, pix, mostInstallments } = choice;
  const payee = choice.payee?.trim() || null;
  const { providers } = edit.deps.payments;
  const problems = problemsIn({
    card: cardProblem(choice, providers),
    pix: pixProblem(choice, providers),
    mostInstallments: wholeWithin(mostInstallments, 1, MOST_INSTALLMENTS),
    payee: optionalLine(payee ?? ""),
  });
  return changeProperty(edit, "payment", problems, () => ({
    payment_choice: JSON.stringify({ card, pix, mostInstallments, payee }),
  }));
}

type Check = PropertyProblem | null;

function cardProblem({ card }: PaymentChoice, providers: readonly ProviderWays[]): Check {
  return providers.some((one) => one.name === card && one.card) ? null : "not-offered";
}

function pixProblem({ card, pix }: PaymentChoice, providers: readonly ProviderWays[]): Check {
  if (pix === BY_HAND) return null;
  const provider = providers.find(({ name }) => name === pix);
  return provider && takesPixBeside(provider, card) ? null : "not-offered";
}
