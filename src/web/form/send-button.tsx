import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type" | "disabled"> & {
  /** While the answer is awaited, or before there is anything to send. */
  isOff: boolean;
};

/** Uses aria-disabled, because a disabled button would lose the focus while the request runs. */
export function SendButton({ isOff, ...rest }: Props) {
  return (
    <button
      {...rest}
      // A second press would send values that are stale by then.
      type={isOff ? "button" : "submit"}
      // A tap before hydration is queued: only the hydrated page can show the answer.
      data-waits
      aria-disabled={isOff || undefined}
    />
  );
}
