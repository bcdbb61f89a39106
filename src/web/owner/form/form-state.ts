import { createContext, useContext } from "react";
import type { Problems } from "./answer.ts";

type FormState = {
  readonly problems: Problems;
  /** What a refused form had in its fields; null when they are to show what is kept. */
  readonly typed: Readonly<Record<string, string>> | null;
  readonly isBusy: boolean;
  /** Whether the page's last answer is about this form, of all the forms it sends. */
  readonly isAnswered: boolean;
  /** Says that something changed where no field was typed in. */
  touch(): void;
};

export const FormStateContext = createContext<FormState>({
  problems: {},
  typed: null,
  isBusy: false,
  isAnswered: true,
  touch: () => {},
});

export const useFormState = () => useContext(FormStateContext);
