import { offlineWorkerUrl } from "../../contract/page-urls.ts";

/** Registered at every visit, so that a release can update it or switch it off. */
export function keepOfflinePage(): void {
  // Without support or permission, the browser shows its own offline page.
  navigator.serviceWorker
    ?.register(offlineWorkerUrl, { updateViaCache: "none" })
    .catch(() => undefined);
}
