import { createContext } from "react-router";
import type { Api } from "../contract/api.ts";
import type { GuestApi } from "../contract/guest-api.ts";
import type { PayApi } from "../contract/pay-api.ts";
import type { ProposalApi } from "../contract/proposal-api.ts";
import type { ProviderWays } from "../domain/payment-choice.ts";
import type { Property } from "../domain/property.ts";
import type { OwnerApi } from "../server/owner-api.ts";

/** Passed from the server to the loaders of one request. */
export const apiContext = createContext<Api>();
export const guestContext = createContext<GuestApi>();
export const proposalContext = createContext<ProposalApi>();
export const payContext = createContext<PayApi>();
export const ownerContext = createContext<OwnerApi>();
/** The same for a submitted form, by its idempotency key; without a key every write is refused. */
export const ownersFormContext = createContext<(key: string | null) => OwnerApi>();
/** Epoch milliseconds by the app's clock, which tests replace. */
export const clockContext = createContext<() => number>();
export const propertyContext = createContext<() => Promise<Property>>();
export const nonceContext = createContext<string>("");
/** Whether the page for these data is cached already. The call also permits caching it. */
export const keptContext = createContext<(data: string) => boolean>(() => false);
/** For search engines and link previews: the browser has no use for it as data. */
export type HeadFacts = {
  /** schema.org nodes. */
  readonly facts: readonly object[];
  readonly preview: readonly PreviewTag[];
};
export type PreviewTag = {
  readonly content: string;
  readonly name?: string;
  readonly property?: string;
};
export const headContext = createContext<HeadFacts>({ facts: [], preview: [] });
/** Reports a page's failure to the log, without user input. */
export const failureContext = createContext<(error: unknown) => void>(() => {});
/** What the browser needs for the provider's frame. */
export type FrameSettings = { readonly publishableKey: string; readonly account: string | null };
export type PaymentSettings = {
  /** Null: no provider has a frame. */
  readonly frame: FrameSettings | null;
  /** Who takes payments. The browser only learns which ways are offered. */
  readonly providers: readonly ProviderWays[];
};
export const paymentContext = createContext<PaymentSettings>();
