import { useState } from "react";
import type { HouseHours } from "../../../contract/owner/house.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../refusals.ts";
import field from "../ui/field.module.css";
import type { Route } from "./+types/hours-route";
import { useFormState } from "./form-state.ts";
import { hoursRefused, hoursWords } from "./hours-words.ts";
import styles from "./house.module.css";
import { keepTyped, saveSection } from "./save-section.ts";
import { SectionForm } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { version, hours } = await show(context.get(ownerContext).house());
  return { version, hours };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveSection(request, read, context.get(ownerContext).editHours);
}

export const clientAction = keepTyped;

function read(typed: Typed): HouseHours {
  return {
    checkInTime: typed.text("checkInTime"),
    checkOutTime: typed.text("checkOutTime"),
    sameDayUntil: typed.text("sameDayUntil"),
    horizonDays: typed.number("horizonDays"),
    sameDayTurnover: typed.isOn("sameDayTurnover"),
    sellGaps: typed.isOn("sellGaps"),
  };
}

export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, version } = loaderData;
  return (
    <SectionForm
      title="Horários e regras"
      lead="O que o hóspede lê na reserva e no e-mail, e até quando ele pode reservar."
      version={version}
      outcome={actionData}
    >
      <Times hours={hours} />
      <div className={field.two}>
        <TextField
          name="sameDayUntil"
          label="Reservar para hoje até"
          type="time"
          value={hours.sameDayUntil}
          hint="Depois dessa hora, só por telefone ou WhatsApp."
        />
        <TextField
          name="horizonDays"
          label="Dias de antecedência"
          inputMode="numeric"
          value={String(hours.horizonDays)}
          hint="Até quantos dias à frente o site aceita reservas. 540 são um ano e meio."
          explain={{ "out-of-range": "Escolha de 1 a 1095 dias." }}
        />
      </div>
      <Choice
        name="sameDayTurnover"
        isOn={hours.sameDayTurnover}
        label="Permitir entrada e saída no mesmo dia"
        hint="Ligado, um hóspede sai de manhã e outro entra à tarde no mesmo quarto. Desligado, o dia da saída também precisa estar livre: dá mais folga para a limpeza, mas pode sobrar uma noite sem vender entre duas reservas."
      />
      <Choice
        name="sellGaps"
        isOn={hours.sellGaps}
        label="Vender noites que sobram entre duas reservas"
        hint="Ligado, um intervalo menor que o mínimo de noites pode ser reservado, mas só inteiro. Desligado, o mínimo vale sempre e essas noites ficam vazias."
      />
    </SectionForm>
  );
}

type Clock = Pick<HouseHours, "checkInTime" | "checkOutTime">;

/** Shows while typing how long a guest has the room. */
function Times({ hours }: { hours: Clock }) {
  const { typed } = useFormState();
  const { checkInTime: typedIn = "", checkOutTime: typedOut = "" } = typed ?? {};
  const [{ checkInTime, checkOutTime }, setTimes] = useState<Clock>(hours);
  return (
    <>
      <div className={field.two}>
        <TextField
          name="checkInTime"
          label="Entrada a partir das"
          type="time"
          value={hours.checkInTime}
          explain={{ "too-few-hours": hoursRefused(typedIn, typedOut) }}
          onType={(time) => setTimes({ checkInTime: time, checkOutTime })}
        />
        <TextField
          name="checkOutTime"
          label="Saída até"
          type="time"
          value={hours.checkOutTime}
          onType={(time) => setTimes({ checkInTime, checkOutTime: time })}
        />
      </div>
      <output className={styles.hint}>{hoursWords(checkInTime, checkOutTime)}</output>
    </>
  );
}

type ChoiceProps = {
  name: keyof HouseHours;
  isOn: boolean;
  label: string;
  hint: string;
};

function Choice({ name, isOn, label, hint }: ChoiceProps) {
  const { typed } = useFormState();
  const hintId = `${name}-hint`;
  return (
    <div className={styles.field}>
      <label className={field.check}>
        <input
          type="checkbox"
          name={name}
          aria-describedby={hintId}
          defaultChecked={typed ? name in typed : isOn}
        />
        {label}
      </label>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
    </div>
  );
}
