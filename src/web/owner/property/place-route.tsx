import { placeUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/place-route";
import * as parts from "./parts.server.ts";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, place } = await show(context.get(ownerContext).property());
  return { version, place };
}

const outOfRange = { "out-of-range": "Copie o número do mapa, como -16,70 ou -39,11." };

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.place,
    (owner, { version, ...part }) => owner.editPlace(version, part),
    () => ({ latitude: outOfRange, longitude: outOfRange }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Place({ loaderData }: Route.ComponentProps) {
  const { place, version } = loaderData;
  return (
    <SectionForm
      title="Endereço e mapa"
      lead={
        <>
          A posição decide onde fica o alfinete do mapa.{" "}
          <a href={placeUrl(place)}>Conferir no mapa</a>
        </>
      }
      version={version}
    >
      <Field name="address" label="Rua, número e praia" initial={place.address} />
      <div className={field.two}>
        <Field name="city" label="Cidade" initial={place.city} />
        <Field name="state" label="Estado" initial={place.state} />
        <Field name="latitude" label="Latitude" initial={String(place.latitude)} />
        <Field name="longitude" label="Longitude" initial={String(place.longitude)} />
      </div>
      <Field
        name="mapKey"
        label="Chave do mapa"
        initial={place.mapKey ?? ""}
        hint="A chave do Google Maps. Sem ela, o site mostra só o caminho para abrir o mapa."
      />
      <Field
        name="timeZone"
        kind="choice"
        label="Hora local"
        hint="É por ela que um dia começa e termina na pousada."
        initial={place.timeZone}
        options={zonesWith(place.timeZone)}
      />
    </SectionForm>
  );
}

/** The zones of the country, by the towns that name them. */
const timeZones = [
  { value: "America/Bahia", text: "Bahia" },
  { value: "America/Sao_Paulo", text: "Brasília, São Paulo e Rio" },
  { value: "America/Maceio", text: "Alagoas e Sergipe" },
  { value: "America/Recife", text: "Pernambuco" },
  { value: "America/Fortaleza", text: "Ceará, Paraíba, Rio Grande do Norte, Piauí e Maranhão" },
  { value: "America/Belem", text: "Pará e Amapá" },
  { value: "America/Araguaina", text: "Tocantins" },
  { value: "America/Cuiaba", text: "Mato Grosso" },
  { value: "America/Campo_Grande", text: "Mato Grosso do Sul" },
  { value: "America/Manaus", text: "Amazonas" },
  { value: "America/Porto_Velho", text: "Rondônia" },
  { value: "America/Boa_Vista", text: "Roraima" },
  { value: "America/Rio_Branco", text: "Acre" },
  { value: "America/Noronha", text: "Fernando de Noronha" },
];

/** One that nobody here would choose stays what it is until somebody does. */
function zonesWith(zone: string) {
  const isKnown = timeZones.some(({ value }) => value === zone);
  return isKnown ? timeZones : [{ value: zone, text: zone }, ...timeZones];
}
