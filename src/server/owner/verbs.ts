import * as activity from "../activity/verbs.ts";
import * as alerts from "../alerts/verbs.ts";
import * as amendments from "../amendments/verbs.ts";
import * as bookings from "../bookings/verbs.ts";
import * as books from "../books/verbs.ts";
import * as calendar from "../calendar/verbs.ts";
import * as channels from "../channels/verbs.ts";
import * as enquiries from "../enquiries/verbs.ts";
import * as handPix from "../hand-pix/verbs.ts";
import * as housekeeping from "../housekeeping/verbs.ts";
import * as listings from "../listings/verbs.ts";
import * as messages from "../messages/verbs.ts";
import * as numbers from "../numbers/verbs.ts";
import * as portalStays from "../portal-stays/verbs.ts";
import * as privacy from "../privacy/verbs.ts";
import * as property from "../property/verbs.ts";
import * as proposals from "../proposals/verbs.ts";
import * as reception from "../reception/verbs.ts";
import * as refunds from "../refunds/verbs.ts";
import * as joined from "./joined-verbs.ts";
import * as people from "./people.ts";

/** All declared verbs; the others are in undeclared.ts. */
export const verbs = {
  ...activity,
  ...alerts,
  ...amendments,
  ...bookings,
  ...books,
  ...calendar,
  ...channels,
  ...enquiries,
  ...handPix,
  ...housekeeping,
  ...joined,
  ...listings,
  ...messages,
  ...numbers,
  ...people,
  ...portalStays,
  ...privacy,
  ...property,
  ...proposals,
  ...reception,
  ...refunds,
};
