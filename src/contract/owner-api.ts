import type { AccountApi } from "./owner/account.ts";
import type { ActivityApi } from "./owner/activity.ts";
import type { BookingsApi } from "./owner/bookings.ts";
import type { ChannelsApi } from "./owner/channels.ts";
import type { DoorApi } from "./owner/door.ts";
import type { HouseApi } from "./owner/house.ts";
import type { NumbersApi } from "./owner/numbers.ts";
import type { PeopleApi } from "./owner/people.ts";
import type { PrivacyApi } from "./owner/privacy.ts";
import type { RoomsApi } from "./owner/rooms.ts";
import type { TimelineApi } from "./owner/timeline.ts";
import type { TodayApi } from "./owner/today.ts";

/** Everything that can be done behind /admin. Who may call what stands in the server's permissions. */
export type OwnerApi = DoorApi &
  AccountApi &
  ActivityApi &
  PeopleApi &
  TodayApi &
  BookingsApi &
  PrivacyApi &
  TimelineApi &
  ChannelsApi &
  RoomsApi &
  HouseApi &
  NumbersApi;
