import { offlineWorkerUrl } from "../../contract/page-urls.ts";

/** Asked for anew at every visit, so that a release can change it or switch it off. */
export function keepOfflinePage(): void {
  // An old browser, or one told to keep nothing, shows its own page when the line is gone.
  navigator.serviceWorker
    ?.register(offlineWorkerUrl, { updateViaCache: "none" })
    .catch(() => undefined);
}
