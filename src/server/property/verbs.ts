import { z } from "zod";
import * as value from "../values.ts";
import { reads, type StepUp, verb } from "../verb.ts";
import { getEditableProperty } from "./get-editable-property.ts";
import { listPropertyPhotos as listPhotos } from "./list-property-photos.ts";
import type { Setting } from "./setting.ts";
import { type SettingName, type SettingWish, settings } from "./settings.ts";

export const property = reads({
  who: "owner",
  takes: z.void(),
  run: async ({ deps }) => ({
    ...(await getEditableProperty(deps.db)),
    /** The providers that the owner can choose between, the default first. */
    providers: deps.payments.providers,
  }),
});

/** Every stored picture, with the texts it is shown with anywhere. */
export const listPropertyPhotos = reads({
  who: "owner",
  takes: z.void(),
  run: ({ deps }) => listPhotos(deps.db),
});

/** The settings that say where money goes. */
const payouts: ReadonlySet<unknown> = new Set<SettingName>(["guestPage", "pix", "paymentChoice"]);

const stepUp: StepUp = {
  payouts: true,
  needed: (_, given) => payouts.has((given as Partial<SettingWish> | undefined)?.setting),
};

const wishes = Object.entries(settings).map(([name, { takes }]) =>
  z.object({ setting: z.literal(name), version: value.version, value: takes }),
);

/** Returns the problems by field; none if it was saved. */
export const saveSetting = verb({
  who: "owner",
  does: "answers",
  stepUp,
  leaves: ["property-changed"],
  takes: z.union(wishes) as unknown as z.ZodType<SettingWish, SettingWish>,
  run({ deps, cause }, given) {
    // The union ties each setting to the type of its value; TypeScript cannot follow that here.
    const { edit } = settings[given.setting] as Setting<unknown>;
    return edit({ deps, version: given.version, cause }, given.value);
  },
});
