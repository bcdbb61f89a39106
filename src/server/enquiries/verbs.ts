import { z } from "zod";
import { todayAtProperty } from "../property/today-at-property.ts";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { dropEnquiry as drop, markEnquiry as mark } from "./answer-enquiry.ts";
import { findEnquiry, listEnquiries as list } from "./list-enquiries.ts";

export const listEnquiries = reads({
  who: "team",
  takes: z.void(),
  run: async ({ deps, at }) => list(deps.db, at, await todayAtProperty(deps)),
});

/** Null once it was forgotten. */
export const getEnquiry = reads({
  who: "team",
  takes: z.object({ enquiryId: value.id }),
  run: async ({ deps }, { enquiryId }) => (await findEnquiry(deps.db, enquiryId)) ?? null,
});

/** A proposal that is made for a request answers it too. */
export const markEnquiry = verb({
  who: "team",
  does: "writes",
  leaves: { nothing: "the request itself says when, and it can be undone" },
  takes: z.object({ enquiryId: value.id, isAnswered: z.boolean() }),
  run: ({ deps, at }, { enquiryId, isAnswered }) =>
    mark(deps.db, enquiryId, isAnswered ? at : null),
});

export const dropEnquiry = verb({
  who: "team",
  does: "writes",
  leaves: { nothing: "an entry would keep what was to be forgotten" },
  takes: z.object({ enquiryId: value.id }),
  run: ({ deps }, { enquiryId }) => drop(deps.db, enquiryId),
});
