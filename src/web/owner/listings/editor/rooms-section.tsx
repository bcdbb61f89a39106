import { useState } from "react";
import type { PhysicalRoom } from "../../../../contract/owner/listings.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import field from "../../form/field.module.css";
import { Refused } from "../../form/refused.tsx";
import kit from "../../ui/kit.module.css";
import { fieldId, useDraft } from "./draft-context.ts";
import { Complaint, DraftField } from "./draft-field.tsx";
import styles from "./editor.module.css";
import { Section } from "./section.tsx";
import { useEditor } from "./use-editor.ts";

/** Capacity, and the physical rooms that a booking takes. */
export function RoomsSection({ rooms: known }: { rooms: readonly PhysicalRoom[] }) {
  const { form, set, update, kept } = useDraft();
  const [added, setAdded] = useState<readonly PhysicalRoom[]>([]);
  const [name, setName] = useState("");
  const adding = useEditor<PhysicalRoom>(kept.id, (room) => {
    setAdded((rooms) => [...rooms, room]);
    setName("");
    update((now) => ({ physicalRoomIds: sorted([...now.physicalRoomIds, room.id]) }));
  });
  const taken = form.physicalRoomIds;
  const toggle = (id: number) =>
    set({
      physicalRoomIds: taken.includes(id)
        ? taken.filter((one) => one !== id)
        : sorted([...taken, id]),
    });
  const add = () => name.trim() !== "" && adding.send({ intent: "add-room", name });

  return (
    <Section title="Tamanho e portas">
      <div className={styles.stack}>
        <div className={styles.four}>
          <DraftField
            path="capacity"
            label="Hóspedes, no máximo"
            hint="Crianças contam."
            kind="number"
            value={form.capacity}
            onType={(capacity) => set({ capacity })}
          />
          <DraftField
            path="roomCount"
            label="Quartos"
            hint="Quantos o hóspede ganha, para a busca."
            kind="number"
            value={form.roomCount}
            onType={(roomCount) => set({ roomCount })}
          />
        </div>
        <label className={field.check}>
          <input
            type="checkbox"
            checked={form.wholeHouse}
            onChange={() => set({ wholeHouse: !form.wholeHouse })}
          />
          É a casa inteira, e leva essa marca na lista
        </label>
        <fieldset>
          <legend className={styles.legend}>Quartos físicos</legend>
          <p className={`${kit.hint} ${styles.text}`}>
            As portas que uma reserva fecha. Com reservas pela frente, elas não mudam: cada reserva
            ocupa todas as portas do seu quarto.
          </p>
          <div className={styles.checks}>
            {[...known, ...added].map((room, index) => (
              <label key={room.id} className={field.check}>
                <input
                  type="checkbox"
                  id={index === 0 ? fieldId("physicalRoomIds") : undefined}
                  checked={taken.includes(room.id)}
                  onChange={() => toggle(room.id)}
                />
                {room.name}
              </label>
            ))}
          </div>
          <Complaint path="physicalRoomIds" />
        </fieldset>
        <div className={styles.newRoom}>
          <DraftField
            path="newRoom"
            label="Outra porta"
            value={name}
            onType={setName}
            maxLength={80}
          />
          <button
            type="button"
            className={button.line}
            disabled={adding.isBusy || name.trim() === ""}
            onClick={add}
          >
            <Icon name="plus" /> Criar porta
          </button>
        </div>
        <Refused sending={adding} />
      </div>
    </Section>
  );
}

function sorted(ids: readonly number[]): number[] {
  return [...ids].sort((one, other) => one - other);
}
