/** Text typed in one form that the other one takes over, through the history's state. */
export type CarriedOver = { readonly label: string; readonly agreed: string };

export function isCarriedOver(state: unknown): state is CarriedOver {
  const typed = state as Partial<CarriedOver> | null;
  return typeof typed?.label === "string" && typeof typed.agreed === "string";
}
