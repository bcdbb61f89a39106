import type { Page } from "@playwright/test";
import type { App } from "../support/browser/app.ts";

type OwnerVisit = { readonly page: Page; readonly app: App };

/** An owner's screen in one of its states, and how to get there. */
export type OwnerState = {
  readonly name: string;
  open(visit: OwnerVisit): Promise<void>;
  /** Undoes what `open` has changed. */
  close?(app: App): Promise<void>;
  /** The browser logs responses of 400 and more as errors: here they are expected. */
  readonly complains?: boolean;
};
