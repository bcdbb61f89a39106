import { Link, redirect } from "react-router";
import { ownerListingUrl } from "../../../contract/owner-urls.ts";
import { ownerListingsUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { answerForm } from "../form/answer-form.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/new-route";
import styles from "./index/listings.module.css";
import { NEW_ROOM } from "./listing-words.ts";
import { newListing } from "./new-listing.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).listPhysicalRooms());
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, newListing, async (owner, listing) => {
    throw redirect(ownerListingUrl(await owner.addListing(listing)));
  });
}

const another = { value: NEW_ROOM, text: "Uma porta nova, com o nome do quarto" };

export default function NewListing({ loaderData: rooms }: Route.ComponentProps) {
  const sending = useSending();
  const known = rooms.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <OwnerPage
      title="Novo quarto"
      subtitle="O começo basta. Ele fica escondido até você publicar."
      back={{ to: ownerListingsUrl, name: "Quartos" }}
    >
      <SentForm sending={sending} className={`${field.stack} ${styles.form}`}>
        <Field
          label="Nome"
          name="name"
          hint="Vai para a lista e para o endereço da página."
          maxLength={80}
          required
        />
        <div className={field.two}>
          <Field
            label="Preço base por noite"
            name="price"
            kind="money"
            placeholder="R$ 890"
            required
          />
          <Field
            label="Hóspedes, no máximo"
            name="guests"
            kind="count"
            min={1}
            max={50}
            initial={2}
            required
          />
        </div>
        <Field
          label="Que porta ele ocupa?"
          name="physicalRoom"
          kind="choice"
          hint="Quem reserva este quarto fecha essa porta para os outros. Dá para marcar mais portas depois."
          options={[another, ...known]}
        />
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton>Criar quarto</SubmitButton>
          <Link className={button.quiet} to={ownerListingsUrl}>
            Voltar
          </Link>
        </div>
      </SentForm>
    </OwnerPage>
  );
}
