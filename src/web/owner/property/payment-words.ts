import type { PropertyPix } from "../../../contract/owner/property.ts";
import {
  BY_HAND,
  type PaymentChoice,
  type PaymentWays,
  type ProviderWays,
  takesPixBeside,
  waysOf,
} from "../../../domain/payment-choice.ts";
import type { EditableProperty } from "../../../server/owner-api.ts";

/** One way to choose, with what it means for the guest. */
export type Option = { readonly value: string; readonly name: string; readonly text: string };

const HAND = "Na chave da casa, você confere";

export function cardOptions(providers: readonly ProviderWays[], most: number): Option[] {
  return providers.flatMap(({ name, label, card }) =>
    card ? [{ value: name, name: label, text: cardWords(card, most) }] : [],
  );
}

/** Without providers that take Pix only if they take the cards too. */
export function pixOptions(
  providers: readonly ProviderWays[],
  card: string | undefined,
  terms: PropertyPix,
): Option[] {
  const taking = providers.filter((one) => takesPixBeside(one, card));
  return [
    ...taking.map(({ name, label, pix }) => ({ value: name, name: label, text: pixWords(pix) })),
    { value: BY_HAND, name: HAND, text: handWords(terms, providers.length === 0) },
  ];
}

function cardWords(way: "frame" | "page", most: number): string {
  if (way === "frame") return "O hóspede preenche o cartão no próprio site.";
  const parcelas = most === 1 ? "à vista" : `à vista ou em até ${most} parcelas`;
  return `O hóspede paga na página do provedor e volta ao site: ${parcelas}.`;
}

function pixWords(way: ProviderWays["pix"]): string {
  const confirms = "A reserva se confirma sozinha quando o Pix chega.";
  return way === "frame"
    ? `No mesmo formulário do cartão. ${confirms}`
    : `O site mostra o código e o QR. ${confirms}`;
}

function handWords(terms: PropertyPix, isOnly: boolean): string {
  if (!terms) return "Falta a chave: sem ela, ninguém paga por Pix.";
  const confirms = "A reserva só confirma quando você diz que o Pix chegou.";
  const where = "Vale nos orçamentos e nas reservas que você fez";
  const onSite = terms.onSite || isOnly;
  return `${confirms} ${where}${onSite ? ", e também no site." : "; no site, só cartão."}`;
}

type Choosing = Pick<EditableProperty, "paymentChoice" | "providers">;

/** Who takes Pix instead of the house's own key; null: nobody does. */
export function pixTaker({ paymentChoice, providers }: Choosing): string | null {
  const { pix } = waysOf(paymentChoice, providers);
  return providers.find(({ name }) => name === pix.provider)?.label ?? null;
}

export function paymentSummary(property: Choosing & Pick<EditableProperty, "pix">): string {
  const { card } = waysOf(property.paymentChoice, property.providers);
  const cards = property.providers.find(({ name }) => name === card?.provider)?.label;
  const taker = pixTaker(property);
  const byHand = !taker && property.pix ? "na chave da casa" : null;
  const pix = [card?.withPix ? cards : taker, byHand].filter(Boolean).join(" e ");
  return `Cartão: ${cards ?? "não"}. Pix: ${pix || "ainda não"}.`;
}

/** A provider was chosen that the settings no longer have. */
export function isFallenBack(choice: PaymentChoice | null, { card, pix }: PaymentWays): boolean {
  return (
    choice !== null && (choice.card !== card?.provider || choice.pix !== (pix.provider ?? BY_HAND))
  );
}
