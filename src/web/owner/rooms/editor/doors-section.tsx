import { Plus } from "lucide-react";
import { useState } from "react";
import type { PhysicalRoom } from "../../../../contract/owner/rooms.ts";
import button from "../../../ui/button.module.css";
import field from "../../ui/field.module.css";
import { Notice } from "../../ui/notice.tsx";
import { fieldId, useDraft } from "./draft-context.ts";
import styles from "./editor.module.css";
import { Section } from "./section.tsx";
import { Complaint, Typed } from "./typed.tsx";
import { useAsk } from "./use-ask.ts";

/** Capacity, and the physical rooms that a booking takes. */
export function DoorsSection({ doors: known }: { doors: readonly PhysicalRoom[] }) {
  const { form, set, update, kept } = useDraft();
  const [added, setAdded] = useState<readonly PhysicalRoom[]>([]);
  const [name, setName] = useState("");
  const adding = useAsk<PhysicalRoom>(kept.id, (door) => {
    setAdded((doors) => [...doors, door]);
    setName("");
    update((now) => ({ physicalRoomIds: sorted([...now.physicalRoomIds, door.id]) }));
  });
  const taken = form.physicalRoomIds;
  const toggle = (id: number) =>
    set({
      physicalRoomIds: taken.includes(id)
        ? taken.filter((one) => one !== id)
        : sorted([...taken, id]),
    });
  const add = () => name.trim() !== "" && adding.ask({ does: "add-door", name });

  return (
    <Section title="Tamanho e portas">
      <div className={styles.stack}>
        <div className={styles.four}>
          <Typed
            path="capacity"
            label="Hóspedes, no máximo"
            hint="Crianças contam."
            inputMode="numeric"
            value={form.capacity}
            onChange={(capacity) => set({ capacity })}
          />
          <Typed
            path="roomCount"
            label="Quartos"
            hint="Quantos o hóspede ganha, para a busca."
            inputMode="numeric"
            value={form.roomCount}
            onChange={(roomCount) => set({ roomCount })}
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
          <p className={styles.text}>
            As portas que uma reserva fecha. Com reservas pela frente, elas não mudam: cada reserva
            ocupa todas as portas do seu quarto.
          </p>
          <div className={styles.checks}>
            {[...known, ...added].map((door, index) => (
              <label key={door.id} className={field.check}>
                <input
                  type="checkbox"
                  id={index === 0 ? fieldId("physicalRoomIds") : undefined}
                  checked={taken.includes(door.id)}
                  onChange={() => toggle(door.id)}
                />
                {door.name}
              </label>
            ))}
          </div>
          <Complaint path="physicalRoomIds" />
        </fieldset>
        <div className={styles.newDoor}>
          <Typed
            path="newDoor"
            label="Outra porta"
            value={name}
            onChange={setName}
            maxLength={80}
          />
          <button
            type="button"
            className={button.line}
            disabled={adding.busy || name.trim() === ""}
            onClick={add}
          >
            <Plus className="ic" aria-hidden /> Criar porta
          </button>
        </div>
        {adding.refusal && <Notice kind="error">{adding.refusal.sentence}</Notice>}
      </div>
    </Section>
  );
}

function sorted(ids: readonly number[]): number[] {
  return [...ids].sort((one, other) => one - other);
}
