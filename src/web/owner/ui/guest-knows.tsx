import field from "../form/field.module.css";

export const GUEST_KNOWS = "guestKnows";

/** A change of room or dates is told by mail, unless the owner has told it herself. */
export function GuestKnows({ hasEmail }: { hasEmail: boolean }) {
  if (!hasEmail) {
    return <p>O hóspede não deixou e-mail: avise por telefone ou WhatsApp.</p>;
  }
  return (
    <label className={field.check}>
      <input type="checkbox" name={GUEST_KNOWS} value="yes" />
      <span>Já avisei o hóspede. Sem marcar, ele recebe um e-mail com a mudança.</span>
    </label>
  );
}
