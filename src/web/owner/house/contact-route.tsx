import type { HouseContact } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import field from "../ui/field.module.css";
import type { Route } from "./+types/contact-route";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, contact } = await show(context.get(ownerContext).house());
  return { version, contact };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editContact);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseContact {
  return {
    name: typed.text("name"),
    shortName: typed.text("shortName"),
    phone: typed.text("phone"),
    secondPhone: typed.text("secondPhone"),
    whatsapp: withCountry(typed.text("whatsapp")),
    email: typed.orNull("email"),
    year: typed.number("year"),
    dashboardUrl: typed.text("dashboardUrl") || "/admin",
  };
}

/** Accepts the number with or without the country code 55. */
function withCountry(typed: string): string | null {
  const digits = typed.replace(/\D/g, "");
  if (digits === "") return typed || null;
  return digits.length <= 11 ? `55${digits}` : digits;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, version } = loaderData;
  return (
    <SectionForm
      title="Nome e contato"
      lead="Aparecem no topo, no rodapé, no mapa e nos e-mails."
      version={version}
      outcome={actionData}
    >
      <div className={field.two}>
        <TextField name="name" label="Nome completo" value={contact.name} />
        <TextField
          name="shortName"
          label="Nome curto"
          value={contact.shortName}
          hint="O que se lê grande na capa."
        />
        <TextField name="phone" label="Telefone" type="tel" value={contact.phone} />
        <TextField
          name="secondPhone"
          label="Segundo telefone"
          type="tel"
          value={contact.secondPhone}
        />
        <TextField
          name="whatsapp"
          label="WhatsApp"
          type="tel"
          value={contact.whatsapp ?? ""}
          hint="Vazio, o botão some do site."
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          value={contact.email ?? ""}
          hint="Para onde os hóspedes escrevem."
        />
        <TextField
          name="year"
          label="Ano da casa"
          inputMode="numeric"
          value={String(contact.year)}
        />
        <TextField
          name="dashboardUrl"
          label="Endereço do painel"
          value={contact.dashboardUrl}
          hint="Para onde leva o link do rodapé. Em geral, /admin."
        />
      </div>
    </SectionForm>
  );
}
