import type { ReactNode } from "react";
import { SendButton } from "../../form/send-button.tsx";
import button from "../../ui/button.module.css";
import { useFormState } from "./form-state.ts";

type Props = {
  className?: string | undefined;
  /** For a form with several submit buttons. */
  name?: string;
  value?: string;
  /** Required input is missing. */
  disabled?: boolean;
  /** For a button that shows whether it is on. */
  pressed?: boolean;
  children: ReactNode;
};

/** Sends the form it stands in. */
export function SubmitButton(props: Props) {
  const { className = button.primary, disabled = false, pressed, ...rest } = props;
  const { isBusy } = useFormState();
  return (
    <SendButton {...rest} isOff={isBusy || disabled} className={className} aria-pressed={pressed} />
  );
}
