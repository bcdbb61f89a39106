import type { ComponentProps } from "react";
import type { Installments, OnlineMeans } from "../../domain/payment-choice.ts";
import { Parcelas } from "../guest/frame/parcelas.tsx";
import { UnknownParcelas } from "../guest/frame/unknown-parcelas.tsx";
import { OtherMeans } from "./other-means.tsx";
import { PayerForm } from "./payer-form.tsx";

type Props = Omit<ComponentProps<typeof PayerForm>, "instead"> & {
  /** A card's; empty if the provider cannot say them now. */
  installments: readonly Installments[];
  /** The other means, if the house takes it. */
  other: OnlineMeans | null;
  /** The URL of this page for a means. */
  urlOf: (means: OnlineMeans) => string;
};

/** The step before a payment with its own page: what it costs, and whom the booking is for. */
export function BeforeOwnPage({ installments, other, urlOf, ...form }: Props) {
  const { means, payment } = form;
  const isCard = means === "card";
  const isUntold = isCard && installments.length === 0;
  return (
    <>
      {isCard && !isUntold && <Parcelas amount={payment.dueNow} installments={installments} />}
      <PayerForm
        {...form}
        instead={
          isUntold ? (
            <UnknownParcelas again={urlOf("card")} pix={other && urlOf(other)} />
          ) : undefined
        }
      />
      {other && !isUntold && <OtherMeans means={other} to={urlOf(other)} />}
    </>
  );
}
