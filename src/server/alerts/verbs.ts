import { z } from "zod";
import * as value from "../values.ts";
import { verb } from "../verb.ts";
import { dismissAlert as dismiss } from "./dismiss-alert.ts";

export const dismissAlert = verb({
  who: "owner",
  does: "writes",
  leaves: { nothing: "the matter itself is kept as dismissed" },
  takes: z.object({ alertId: value.id }),
  run: ({ deps }, { alertId }) => dismiss(deps, alertId),
});
