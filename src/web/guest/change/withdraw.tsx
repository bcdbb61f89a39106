import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { guestChangeUrl } from "../../../contract/page-urls.ts";
import { KeyField } from "../../form/key-field.tsx";
import { SendButton } from "../../form/send-button.tsx";
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
      <KeyField formKey={formKey} />
      <input type="hidden" name={INTENT} value="withdraw" />
      <SendButton isOff={isBusy} className={className}>
        {children}
      </SendButton>
    </Form>
  );
}
