import { createContext, useContext } from "react";
import type { HouseProblems } from "../../../contract/owner/house.ts";

type FormState = {
  readonly problems: HouseProblems;
  readonly typed: Readonly<Record<string, string>> | null;
  /** Marks the form as changed without a typed field. */
  touch(): void;
};

export const FormStateContext = createContext<FormState>({
  problems: {},
  typed: null,
  touch: () => {},
});

export const useFormState = () => useContext(FormStateContext);
