import { z } from "zod";
import { activityGroups } from "../../domain/activity.ts";
import * as value from "../values.ts";
import { reads } from "../verb.ts";
import { listActivity as list } from "./list-activity.ts";

export const listActivity = reads({
  who: "owner",
  takes: z.object({
    group: z.enum(activityGroups).nullable(),
    /** Cursor: returns entries older than this one. */
    before: value.id.nullable(),
  }),
  run: ({ deps }, filter) => list(deps.db, filter),
});
