import field from "./field.module.css";

export const GUEST_KNOWS = "avisado";

/** The guest gets a mail about the change, unless the owner has told her. */
export function GuestKnows({ hasEmail }: { hasEmail: boolean }) {
  if (!hasEmail) {
    return <p>O hóspede não deixou e-mail: avise por telefone ou WhatsApp.</p>;
  }
  return (
    <label className={field.check}>
      <input type="checkbox" name={GUEST_KNOWS} value="sim" />
      <span>Já avisei o hóspede. Sem marcar, ele recebe um e-mail com a mudança.</span>
    </label>
  );
}
