import { openHandPixStates } from "../../../domain/hand-pix.ts";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import { Ended } from "./ended.tsx";
import { Missing } from "./missing.tsx";
import { Paying } from "./paying.tsx";
import { Received } from "./received.tsx";
import type { Shown } from "./shown.ts";
import { Told } from "./told.tsx";
import { useReceipt } from "./use-receipt.ts";
import { useTell } from "./use-tell.ts";

export function PixPage({ booking, pix }: Shown) {
  const receipt = useReceipt(booking.code);
  const tell = useTell(receipt.send);
  // Somebody who tells after its time waits for the house as well.
  const isTold = pix.state === "ended" && pix.toldAt !== null;
  // She comes back from her bank's app, and the house answers meanwhile.
  useSelfRefresh(() => isTold || openHandPixStates.some((state) => state === pix.state));
  useHeadingFocus(`${pix.state} ${isTold}`);
  const props = { booking, pix, tell, receipt };
  switch (pix.state) {
    case "shown":
      return <Paying {...props} />;
    case "told":
      return <Told {...props} />;
    case "missing":
      return <Missing {...props} />;
    case "received":
      return <Received booking={booking} pix={pix} />;
    case "ended":
      return <Ended {...props} />;
  }
}
