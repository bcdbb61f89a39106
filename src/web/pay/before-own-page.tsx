import type { ComponentProps } from "react";
import type { Installments, OnlineMeans } from "../../domain/payment-choice.ts";
import { Parcelas } from "../guest/frame/parcelas.tsx";
import { UnknownParcelas } from "../guest/frame/unknown-parcelas.tsx";
import { OtherMeans } from "./other-means.tsx";
import { PayerForm } from "./payer-form.tsx";

type Props = Omit<ComponentProps<typeof PayerForm>, "instead"> & {
  /** Of a card; empty if it cannot be told now. */
  installments: readonly Installments[];
  /** What the house takes beside this means. */
  other: OnlineMeans | null;
  /** This page, for a means. */
  urlOf: (means: OnlineMeans) => string;
};

/** Before a payment with a page of its own is begun: what it costs, and whom it is for. */
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
