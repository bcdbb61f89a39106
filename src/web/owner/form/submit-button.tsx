import type { ReactNode } from "react";
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

/** Uses aria-disabled, because a disabled button would lose the focus while the request runs. */
export function SubmitButton(props: Props) {
  const { className = button.primary, disabled = false, pressed, ...rest } = props;
  const { isBusy } = useFormState();
  const isOff = isBusy || disabled;
  return (
    <button
      {...rest}
      // A double click would send a second request with a version that is stale by then.
      type={isOff ? "button" : "submit"}
      // A tap before hydration is queued: only the hydrated page can show the response.
      data-waits
      className={className}
      aria-disabled={isOff || undefined}
      aria-pressed={pressed}
    />
  );
}
