import type { Page } from "@playwright/test";
import type { House } from "../support/browser/house.ts";

type OwnerVisit = { readonly page: Page; readonly house: House };

/** A screen of the owner's in one of its states, and how to get there. */
export type OwnerState = {
  readonly name: string;
  open(visit: OwnerVisit): Promise<void>;
  /** Takes away what `open` brought into the house. */
  close?(house: House): Promise<void>;
  /** The browser reports answers of 400 and more as errors: here they are what is shown. */
  readonly complains?: boolean;
};
