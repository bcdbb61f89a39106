import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { guestChangeUrl } from "../../../contract/page-urls.ts";
import { FORM_KEY } from "../../form-key.ts";
import { useLocalUrl } from "../../language.ts";
import { INTENT } from "./fields.ts";

type Props = {
  code: string;
  formKey: string;
  className: string | undefined;
  children: ReactNode;
};

/** Gives up a change that was asked for, or that waits for its payment. */
export function Withdraw({ code, formKey, className, children }: Props) {
  const local = useLocalUrl();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={local(guestChangeUrl(code))} replace>
      <input type="hidden" name={FORM_KEY} value={formKey} />
      <input type="hidden" name={INTENT} value="withdraw" />
      <button
        type={isBusy ? "button" : "submit"}
        data-waits
        className={className}
        aria-disabled={isBusy || undefined}
      >
        {children}
      </button>
    </Form>
  );
}
