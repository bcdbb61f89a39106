import { propertyUrl } from "../../../contract/page-urls.ts";
import { mostInstallmentsOf, waysOf } from "../../../domain/payment-choice.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { PaymentParts } from "./payment-fields.tsx";
import { cardOptions, isFallenBack, pixOptions } from "./payment-words.ts";
import styles from "./property.module.css";

export function hasChoice({ providers, pix }: PaymentParts): boolean {
  return (
    providers.length > 1 ||
    providers.some(({ name }) => pixOptions(providers, name, pix).length > 1)
  );
}

const NO_CARDS = { name: "ainda não", text: "Nenhum provedor está ligado." };

/** The ways to pay that are on, if there is nothing to choose. */
export function OnlyWay({ title, ...payment }: PaymentParts & { title: string }) {
  const { paymentChoice, providers, pix } = payment;
  const { card } = waysOf(paymentChoice, providers);
  const told = [
    {
      means: "Cartão",
      option: cardOptions(providers, mostInstallmentsOf(paymentChoice))[0] ?? NO_CARDS,
    },
    { means: "Pix", option: pixOptions(providers, card?.provider, pix)[0] },
  ];
  return (
    <OwnerPage title={title} back={{ to: propertyUrl, name: "A casa" }}>
      <div className={styles.fields}>
        <FallenBack {...payment} />
        {told.map(({ means, option }) => (
          <p key={means} className={kit.hint}>
            <b>{means}:</b> {option?.name}. {option?.text}
          </p>
        ))}
        <SecondProvider />
      </div>
    </OwnerPage>
  );
}

export function SecondProvider() {
  return (
    <p className={kit.hint}>
      Para ter Pix que se confirma sozinho ou cartão em parcelas, abra uma conta em um segundo
      provedor: o guia da proprietária diz como, em “Meios de pagamento”.
    </p>
  );
}

export function FallenBack({ paymentChoice, providers }: PaymentParts) {
  if (!isFallenBack(paymentChoice, waysOf(paymentChoice, providers))) return null;
  return (
    <Notice kind="error">
      O provedor que você escolheu está desligado: faltam as chaves dele no servidor. Enquanto isso,
      vale o que está marcado aqui.
    </Notice>
  );
}
