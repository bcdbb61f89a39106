/** What was typed in one form and is wanted in the other, in the history's state. */
export type CarriedOver = { readonly label: string; readonly agreed: string };

export function isCarriedOver(state: unknown): state is CarriedOver {
  const typed = state as Partial<CarriedOver> | null;
  return typeof typed?.label === "string" && typeof typed.agreed === "string";
}
