import { type EditedField, editedFields } from "../../domain/journal.ts";

/** The names of the fields that an edit changes; the journal stores no values. */
export function changedFields(
  before: Readonly<Partial<Record<EditedField, unknown>>>,
  now: Readonly<Partial<Record<EditedField, unknown>>>,
): EditedField[] {
  return editedFields.filter((name) => name in now && before[name] !== now[name]);
}
