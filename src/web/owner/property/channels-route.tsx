import { Link } from "react-router";
import { ownerListingsUrl } from "../../../contract/page-urls.ts";
import { ownerContext } from "../../context.ts";
import { Field } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/channels-route";
import * as parts from "./parts.server.ts";
import styles from "./property.module.css";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, channels } = await show(context.get(ownerContext).property());
  return { version, channels };
}

const explained = { silenceMinutes: { "out-of-range": "Escolha de 30 a 1440 minutos." } };

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.channels,
    (owner, { version, ...part }) => owner.editChannels(version, part),
    () => explained,
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Channels({ loaderData }: Route.ComponentProps) {
  const { channels, version } = loaderData;
  return (
    <SectionForm
      title="Outros canais"
      lead="Quando avisar que o Airbnb, o Booking ou outro site parou de responder."
      version={version}
    >
      <div className={styles.short}>
        <Field
          name="silenceMinutes"
          label="Avisar depois de quantos minutos sem resposta"
          kind="number"
          initial={String(channels.silenceMinutes)}
          hint="De 30 a 1440, que é um dia. A casa lê cada calendário a cada dez minutos."
        />
      </div>
      <p className={styles.hint}>
        O aviso chega por e-mail e fica em Hoje até o canal responder. Os calendários são ligados na
        página de cada quarto: <Link to={ownerListingsUrl}>ver os quartos</Link>.
      </p>
    </SectionForm>
  );
}
