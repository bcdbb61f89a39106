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

/** Everything behind /admin. The server's permissions table says who may call what. */
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
