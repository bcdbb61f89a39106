import { Link } from "react-router";
import type { HouseChannels } from "../../../contract/owner/house.ts";
import { ownerRoomsUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import type { Route } from "./+types/channels-route";
import styles from "./house.module.css";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, channels } = await show(context.get(ownerContext).house());
  return { version, channels };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editChannels);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseChannels {
  return { silenceMinutes: typed.number("silenceMinutes") };
}

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  const { channels, version } = loaderData;
  return (
    <SectionForm
      title="Outros canais"
      lead="Quando avisar que o Airbnb, o Booking ou outro site parou de responder."
      version={version}
      outcome={actionData}
    >
      <div className={styles.short}>
        <TextField
          name="silenceMinutes"
          label="Avisar depois de quantos minutos sem resposta"
          inputMode="numeric"
          value={String(channels.silenceMinutes)}
          hint="De 30 a 1440, que é um dia. A casa lê cada calendário a cada dez minutos."
          explain={{ "out-of-range": "Escolha de 30 a 1440 minutos." }}
        />
      </div>
      <p className={styles.hint}>
        O aviso chega por e-mail e fica em Hoje até o canal responder. Os calendários são ligados na
        página de cada quarto: <Link to={ownerRoomsUrl}>ver os quartos</Link>.
      </p>
    </SectionForm>
  );
}
