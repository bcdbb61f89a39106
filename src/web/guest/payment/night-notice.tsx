import type { ReactNode } from "react";
import type { LocalTime } from "../../../domain/day.ts";
import type { Centavos } from "../../../domain/money.ts";
import { Message } from "../frame/message.tsx";
import { mayMeetNightLimit } from "./night-limit.ts";

type Props = { now: LocalTime; amount: Centavos; children: ReactNode };

/** What to do if the bank lets no Pix of this amount pass, at the hours at which that may be. */
export function NightNotice({ now, amount, children }: Props) {
  if (!mayMeetNightLimit(now.time, amount)) return null;
  return (
    <Message kind="warn" icon="moon-star">
      {children}
    </Message>
  );
}
