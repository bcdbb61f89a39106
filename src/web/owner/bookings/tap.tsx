import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import { Notice } from "../ui/notice.tsx";

type Props = {
  does: "checkIn" | "checkOut" | "undoCheckIn" | "undoCheckOut" | "markNoShow" | "resendMail";
  primary?: boolean;
  children: ReactNode;
};

const done: Partial<Record<Props["does"], string>> = { resendMail: "O e-mail está a caminho." };

/** A button that performs one action on the page's booking. */
export function Tap({ does, primary = false, children }: Props) {
  const fetcher = useFetcher<Answer<string>>();
  const refusal = fetcher.data?.refusal;
  const praise = fetcher.state === "idle" && fetcher.data?.done ? done[does] : undefined;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="acao" value={does} />
      <button
        type="submit"
        data-waits
        className={primary ? button.primary : button.line}
        disabled={fetcher.state !== "idle"}
      >
        {children}
      </button>
      {refusal && <Notice kind="error">{refusal.sentence}</Notice>}
      {praise && <Notice kind="done">{praise}</Notice>}
    </fetcher.Form>
  );
}
