/* Runs last: the importable libraries, the key check, and the page's callback. */
(() => {
  const { maps } = window.google;
  const { __sandbox__: sandbox } = maps;
  const query = new URL(document.currentScript.src).searchParams;

  const LIBRARIES = {
    core: () => ({ event: maps.event, LatLng: maps.LatLng, MVCObject: maps.MVCObject }),
    maps: () => ({ Map: maps.Map, MapTypeId: maps.MapTypeId }),
    marker: () => {
      maps.marker ??= { AdvancedMarkerElement: sandbox.AdvancedMarkerElement };
      return { Marker: maps.Marker, ...maps.marker };
    },
    places: () => {
      maps.places ??= {};
      return maps.places;
    },
  };

  maps.importLibrary = async (name) => {
    if (!Object.hasOwn(LIBRARIES, name)) throw new Error(`The library ${name} is unknown.`);
    return LIBRARIES[name]();
  };

  // As in the original, a library's namespace exists only if the page requested it.
  for (const name of query.get("libraries")?.split(",") ?? []) LIBRARIES[name]?.();

  function callBack(path) {
    const callback = path.split(".").reduce((owner, name) => owner?.[name], window);
    if (typeof callback !== "function") {
      throw new sandbox.InvalidValueError(`${path} is not a function`);
    }
    callback();
  }

  function refuse(code, anchor) {
    sandbox.report(
      `Google Maps JavaScript API error: ${code}\n` +
        `https://developers.google.com/maps/documentation/javascript/error-messages#${anchor}`,
    );
    window.gm_authFailure?.();
    sandbox.refuse();
  }

  // The original checks the key at its server, so the refusal comes after the callback.
  setTimeout(() => {
    if (!query.get("key")) refuse("MissingKeyMapError", "missing-key-map-error");
    else if (query.get("key") === "invalid") refuse("InvalidKeyMapError", "invalid-key-map-error");
  });

  if (query.has("callback")) callBack(query.get("callback"));
})();
