import type { ReactNode } from "react";
import type { Errand } from "./use-errand.ts";

type Props = {
  errand: Errand;
  about: string;
  /** The page's message when it is done. */
  words: string;
  /** What the form sends. */
  wish: Readonly<Record<string, string>>;
  action?: string;
  className: string | undefined;
  children: ReactNode;
};

/** One action per press. The button keeps the focus while it runs. */
export function ErrandTap({ errand, about, words, wish, action, className, children }: Props) {
  return (
    <errand.Form
      method="post"
      onSubmit={() => errand.note(about, words)}
      {...(action && { action })}
    >
      {Object.entries(wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type={errand.isBusy ? "button" : "submit"}
        data-waits
        className={className}
        aria-disabled={errand.isBusy || undefined}
      >
        {children}
      </button>
    </errand.Form>
  );
}
