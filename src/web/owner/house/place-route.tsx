import type { HousePlace } from "../../../contract/owner/house.ts";
import { placeUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import type { Route } from "./+types/place-route";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, place } = await show(context.get(ownerContext).house());
  return { version, place };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editPlace);
}

export const clientAction = keepTyped;

function read(typed: Typed): HousePlace {
  return {
    address: typed.text("address"),
    city: typed.text("city"),
    state: typed.text("state"),
    latitude: typed.number("latitude"),
    longitude: typed.number("longitude"),
    mapKey: typed.orNull("mapKey"),
    timeZone: typed.text("timeZone"),
  };
}

const outOfRange = { "out-of-range": "Copie o número do mapa, como -16,70 ou -39,11." };

export default function Place({ loaderData, actionData }: Route.ComponentProps) {
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
      outcome={actionData}
    >
      <TextField name="address" label="Rua, número e praia" value={place.address} />
      <div className={field.two}>
        <TextField name="city" label="Cidade" value={place.city} />
        <TextField name="state" label="Estado" value={place.state} />
        <TextField
          name="latitude"
          label="Latitude"
          value={String(place.latitude)}
          explain={outOfRange}
        />
        <TextField
          name="longitude"
          label="Longitude"
          value={String(place.longitude)}
          explain={outOfRange}
        />
      </div>
      <TextField
        name="mapKey"
        label="Chave do mapa"
        value={place.mapKey ?? ""}
        hint="A chave do Google Maps. Sem ela, o site mostra só o caminho para abrir o mapa."
      />
      <Field label="Hora local" hint="É por ela que um dia começa e termina na pousada.">
        <select className={field.input} name="timeZone" defaultValue={place.timeZone}>
          {timeZones.some(([zone]) => zone === place.timeZone) || (
            <option value={place.timeZone}>{place.timeZone}</option>
          )}
          {timeZones.map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </SectionForm>
  );
}

/** Brazil's time zones, by city. */
const timeZones: readonly (readonly [zone: string, name: string])[] = [
  ["America/Bahia", "Bahia"],
  ["America/Sao_Paulo", "Brasília, São Paulo e Rio"],
  ["America/Maceio", "Alagoas e Sergipe"],
  ["America/Recife", "Pernambuco"],
  ["America/Fortaleza", "Ceará, Paraíba, Rio Grande do Norte, Piauí e Maranhão"],
  ["America/Belem", "Pará e Amapá"],
  ["America/Araguaina", "Tocantins"],
  ["America/Cuiaba", "Mato Grosso"],
  ["America/Campo_Grande", "Mato Grosso do Sul"],
  ["America/Manaus", "Amazonas"],
  ["America/Porto_Velho", "Rondônia"],
  ["America/Boa_Vista", "Roraima"],
  ["America/Rio_Branco", "Acre"],
  ["America/Noronha", "Fernando de Noronha"],
];
