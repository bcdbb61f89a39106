import type { AccountApi } from "./owner/account.ts";
import type { ActivityApi } from "./owner/activity.ts";
import type { MoneyApi } from "./owner/booking-money.ts";
import type { BookingsApi } from "./owner/bookings.ts";
import type { BooksApi } from "./owner/books.ts";
import type { ChannelsApi } from "./owner/channels.ts";
import type { GuestChangesApi } from "./owner/guest-changes.ts";
import type { HandPixApi } from "./owner/hand-pix.ts";
import type { HousekeepingApi } from "./owner/housekeeping.ts";
import type { ListingsApi } from "./owner/listings.ts";
import type { MessagesApi } from "./owner/messages.ts";
import type { NumbersApi } from "./owner/numbers.ts";
import type { PeopleApi } from "./owner/people.ts";
import type { PortalStaysApi } from "./owner/portal-stays.ts";
import type { PricesApi } from "./owner/prices.ts";
import type { PrivacyApi } from "./owner/privacy.ts";
import type { PropertyApi } from "./owner/property.ts";
import type { ProposalsApi } from "./owner/proposals.ts";
import type { SignInApi } from "./owner/sign-in.ts";
import type { TimelineApi } from "./owner/timeline.ts";
import type { TodayApi } from "./owner/today.ts";

/** Everything behind /admin. The server's permissions table says who may call what. */
export type OwnerApi = SignInApi &
  AccountApi &
  ActivityApi &
  PeopleApi &
  TodayApi &
  HousekeepingApi &
  BookingsApi &
  GuestChangesApi &
  ProposalsApi &
  HandPixApi &
  MessagesApi &
  PortalStaysApi &
  MoneyApi &
  PrivacyApi &
  TimelineApi &
  ChannelsApi &
  ListingsApi &
  PricesApi &
  PropertyApi &
  NumbersApi &
  BooksApi;
