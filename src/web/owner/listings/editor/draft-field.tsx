import { Field, type FieldProps, Problem } from "../../form/field.tsx";
import { fieldId, useDraft } from "./draft-context.ts";

type Props = Omit<FieldProps, "id" | "name" | "problem" | "initial"> & {
  /** Of the field, as complaints name it. */
  path: string;
};

/** A field of the draft. Shows its complaint after an attempt to save. */
export function DraftField({ path, ...field }: Props) {
  const { complaints } = useDraft();
  return <Field {...field} id={fieldId(path)} problem={complaints[path]} />;
}

/** For fields with more than one control. */
export function Complaint({ path }: { path: string }) {
  const complaint = useDraft().complaints[path];
  return complaint ? <Problem id={`${fieldId(path)}-problem`}>{complaint}</Problem> : null;
}
