import { ownerContext } from "../../context.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/contact-route";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, contact } = await show(context.get(ownerContext).property());
  return { version, contact };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(asked, parts.contact, (owner, { version, ...part }) =>
    owner.editContact(version, part),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact, version } = loaderData;
  return (
    <SectionForm
      title="Nome e contato"
      lead="Aparecem no topo, no rodapé, no mapa e nos e-mails."
      version={version}
    >
      <div className={field.two}>
        <Field name="name" label="Nome completo" initial={contact.name} />
        <Field
          name="shortName"
          label="Nome curto"
          initial={contact.shortName}
          hint="O que se lê grande na capa."
        />
        <Field name="phone" label="Telefone" kind="tel" initial={contact.phone} />
        <Field
          name="secondPhone"
          label="Segundo telefone"
          kind="tel"
          initial={contact.secondPhone}
        />
        <Field
          name="whatsapp"
          label="WhatsApp"
          kind="tel"
          initial={contact.whatsapp ?? ""}
          hint="Vazio, o botão some do site."
        />
        <Field
          name="email"
          label="E-mail"
          kind="email"
          initial={contact.email ?? ""}
          hint="Para onde os hóspedes escrevem."
        />
        <Field name="year" label="Ano da casa" kind="number" initial={String(contact.year)} />
        <Field
          name="dashboardUrl"
          label="Endereço do painel"
          initial={contact.dashboardUrl}
          hint="Para onde leva o link do rodapé. Em geral, /admin."
        />
      </div>
    </SectionForm>
  );
}
