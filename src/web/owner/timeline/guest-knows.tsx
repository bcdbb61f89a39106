import { Tick } from "../form/field.tsx";

export const GUEST_KNOWS = "guestKnows";

/** A change of room or dates is mailed to the guest, unless the owner has already told her. */
export function GuestKnows({ hasEmail }: { hasEmail: boolean }) {
  if (!hasEmail) {
    return <p>O hóspede não deixou e-mail: avise por telefone ou WhatsApp.</p>;
  }
  return (
    <Tick
      name={GUEST_KNOWS}
      label="Já avisei o hóspede. Sem marcar, ele recebe um e-mail com a mudança."
      isOn={false}
    />
  );
}
