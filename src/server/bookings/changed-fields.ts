import { type EditedField, editedFields } from "../../domain/journal.ts";

/** Which fields an edit changes: their names alone are kept in the journal. */
export function changedFields(
  before: Readonly<Partial<Record<EditedField, unknown>>>,
  now: Readonly<Partial<Record<EditedField, unknown>>>,
): EditedField[] {
  return editedFields.filter((name) => name in now && before[name] !== now[name]);
}
