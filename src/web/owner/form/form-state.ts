import { createContext, useContext } from "react";
import type { Problems } from "./answer.ts";

type FormState = {
  readonly problems: Problems;
  /** Field values of a refused submit; null if the fields show the stored values. */
  readonly typed: Readonly<Record<string, string>> | null;
  readonly isBusy: boolean;
  /** Whether the latest response belongs to this form; a page may have several. */
  readonly isAnswered: boolean;
  /** For changes without an input event, such as a removed row. */
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
