import { useState } from "react";
import type { PropertyHours } from "../../../contract/owner/property.ts";
import { ownerContext } from "../../context.ts";
import field from "../form/field.module.css";
import { Field, Tick } from "../form/field.tsx";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/hours-route";
import { hoursRefused, hoursWords } from "./hours-words.ts";
import * as parts from "./parts.server.ts";
import styles from "./property.module.css";
import { saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, hours } = await show(context.get(ownerContext).property());
  return { version, hours };
}

export async function action(asked: Route.ActionArgs) {
  return saveSection(
    asked,
    parts.hours,
    (owner, { version, ...part }) => owner.editHours(version, part),
    ({ checkInTime, checkOutTime }) => ({
      checkInTime: { "too-few-hours": hoursRefused(checkInTime, checkOutTime) },
      horizonDays: { "out-of-range": "Escolha de 1 a 1095 dias." },
    }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Hours({ loaderData }: Route.ComponentProps) {
  const { hours, version } = loaderData;
  return (
    <SectionForm
      title="Horários e regras"
      lead="O que o hóspede lê na reserva e no e-mail, e até quando ele pode reservar."
      version={version}
    >
      <Times hours={hours} />
      <div className={field.two}>
        <Field
          name="sameDayUntil"
          label="Reservar para hoje até"
          kind="time"
          initial={hours.sameDayUntil}
          hint="Depois dessa hora, só por telefone ou WhatsApp."
        />
        <Field
          name="horizonDays"
          label="Dias de antecedência"
          kind="number"
          initial={String(hours.horizonDays)}
          hint="Até quantos dias à frente o site aceita reservas. 540 são um ano e meio."
        />
      </div>
      <Tick
        name="sameDayTurnover"
        isOn={hours.sameDayTurnover}
        label="Permitir entrada e saída no mesmo dia"
        hint="Ligado, um hóspede sai de manhã e outro entra à tarde no mesmo quarto. Desligado, o dia da saída também precisa estar livre: dá mais folga para a limpeza, mas pode sobrar uma noite sem vender entre duas reservas."
      />
      <Tick
        name="sellGaps"
        isOn={hours.sellGaps}
        label="Vender noites que sobram entre duas reservas"
        hint="Ligado, um intervalo menor que o mínimo de noites pode ser reservado, mas só inteiro. Desligado, o mínimo vale sempre e essas noites ficam vazias."
      />
    </SectionForm>
  );
}

type Clock = Pick<PropertyHours, "checkInTime" | "checkOutTime">;

/** Shows while typing how long a guest has the room. */
function Times({ hours }: { hours: Clock }) {
  const [{ checkInTime, checkOutTime }, setTimes] = useState<Clock>(hours);
  return (
    <>
      <div className={field.two}>
        <Field
          name="checkInTime"
          label="Entrada a partir das"
          kind="time"
          initial={hours.checkInTime}
          onType={(time) => setTimes({ checkInTime: time, checkOutTime })}
        />
        <Field
          name="checkOutTime"
          label="Saída até"
          kind="time"
          initial={hours.checkOutTime}
          onType={(time) => setTimes({ checkInTime, checkOutTime: time })}
        />
      </div>
      <output className={styles.hint}>{hoursWords(checkInTime, checkOutTime)}</output>
    </>
  );
}
