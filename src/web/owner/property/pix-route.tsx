import { Link } from "react-router";
import { propertyUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/pix-route";
import * as parts from "./parts.server.ts";
import { pixTaker } from "./payment-words.ts";
import { PixFields } from "./pix-fields.tsx";
import styles from "./property.module.css";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import { swapWords } from "./swap-words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const property = await show(context.get(ownerContext).property());
  return { version: property.version, pix: property.pix, taker: pixTaker(property) };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.pix,
    (owner, { version, left, ...terms }) =>
      owner.editPix(version, { terms: terms.key === "" ? null : terms, left }),
    () => ({ left: { missing: "Diga o que houve com a chave de antes." } }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Pix({ loaderData }: Route.ComponentProps) {
  return (
    <SectionForm
      title="Pix na chave da casa"
      lead="O hóspede paga direto na sua conta, e a reserva só confirma quando você diz que o Pix chegou."
      version={loaderData.version}
      saved="Salvo."
      stepUp={(typed) => swapWords(loaderData.pix, typed)}
    >
      {loaderData.taker && <Unused taker={loaderData.taker} />}
      <PixFields terms={loaderData.pix} />
    </SectionForm>
  );
}

/** One way for Pix: a code of the provider and one of the house would be told apart by nobody. */
function Unused({ taker }: { taker: string }) {
  return (
    <p className={styles.hint}>
      <b>Sem uso agora.</b> O Pix vai por {taker}: esta chave não aparece no site, nem nos
      orçamentos, nem no saldo de uma reserva. Para voltar a ela, mude em{" "}
      <Link to={`${propertyUrl}/pagamento`}>Meios de pagamento</Link>. Um Pix que alguém já começou
      a pagar na chave termina como começou.
    </p>
  );
}
