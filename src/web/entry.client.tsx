import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOfPath } from "../contract/page-urls.ts";
import { AWAKE } from "./awake.ts";
import { learn } from "./content/i18n.ts";
import { listenForBack } from "./ui/back-closes.ts";

await learn(languageOfPath(window.location.pathname));
listenForBack();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Awake />
    </StrictMode>,
  );
});

function Awake(): null {
  useEffect(() => {
    document.dispatchEvent(new Event(AWAKE));
  }, []);
  return null;
}
