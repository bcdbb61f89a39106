import { propertyUrl } from "../../../contract/page-urls.ts";
import { mostInstallmentsOf, waysOf } from "../../../domain/payment-choice.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/payment-route";
import * as parts from "./parts.server.ts";
import { PaymentFields, type PaymentParts } from "./payment-fields.tsx";
import { cardOptions, isFallenBack, pixOptions } from "./payment-words.ts";
import styles from "./property.module.css";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, paymentChoice, providers, pix } = await show(
    context.get(ownerContext).property(),
  );
  return { version, paymentChoice, providers, pix };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.payment, (owner, { version, ...choice }) =>
    owner.editPaymentChoice(version, choice),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

const title = "Meios de pagamento";

export default function Payment({ loaderData: { version, ...payment } }: Route.ComponentProps) {
  if (!hasChoice(payment)) return <OnlyWay {...payment} />;
  return (
    <SectionForm
      title={title}
      lead="Vale para os pagamentos que começarem a partir de agora. Os já começados terminam onde estão."
      version={version}
    >
      <FallenBack {...payment} />
      <PaymentFields {...payment} />
      {payment.providers.length === 1 && <SecondProvider />}
    </SectionForm>
  );
}

function hasChoice({ providers, pix }: PaymentParts): boolean {
  return (
    providers.length > 1 ||
    providers.some(({ name }) => pixOptions(providers, name, pix).length > 1)
  );
}

/** What is on, where nothing can be chosen. */
function OnlyWay(payment: PaymentParts) {
  const { paymentChoice, providers, pix } = payment;
  const { card } = waysOf(paymentChoice, providers);
  const told = [
    { means: "Cartão", option: cardOptions(providers, mostInstallmentsOf(paymentChoice))[0] },
    { means: "Pix", option: pixOptions(providers, card.provider, pix)[0] },
  ];
  return (
    <OwnerPage title={title} back={{ to: propertyUrl, name: "A casa" }}>
      <div className={styles.fields}>
        <FallenBack {...payment} />
        {told.map(({ means, option }) => (
          <p key={means} className={styles.hint}>
            <b>{means}:</b> {option?.name}. {option?.text}
          </p>
        ))}
        <SecondProvider />
      </div>
    </OwnerPage>
  );
}

function SecondProvider() {
  return (
    <p className={styles.hint}>
      Para ter Pix que se confirma sozinho ou cartão em parcelas, abra uma conta em um segundo
      provedor: o guia da proprietária diz como, em “Meios de pagamento”.
    </p>
  );
}

function FallenBack({ paymentChoice, providers }: PaymentParts) {
  if (!isFallenBack(paymentChoice, waysOf(paymentChoice, providers))) return null;
  return (
    <Notice kind="error">
      O provedor que você escolheu está desligado: faltam as chaves dele no servidor. Enquanto isso,
      vale o que está marcado aqui.
    </Notice>
  );
}
