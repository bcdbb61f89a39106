import type { ActivityApi } from "../../contract/owner/activity.ts";
import { listActivity } from "../activity/list-activity.ts";
import type { Desk } from "./desk.ts";

export function activityDesk({ deps }: Pick<Desk, "deps">): ActivityApi {
  return { listActivity: (filter) => listActivity(deps.db, filter) };
}
