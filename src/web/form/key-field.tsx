import type { Ref } from "react";
import { FORM_KEY } from "./form-key.ts";

/** A form's idempotency key. Server and browser make different ones; either is valid. */
export function KeyField({ formKey, ref }: { formKey: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      key={formKey}
      ref={ref}
      type="hidden"
      name={FORM_KEY}
      defaultValue={formKey}
      suppressHydrationWarning
    />
  );
}
