(() => {
  const place = JSON.parse(document.getElementById("place").textContent);
  const state = document.getElementById("state");
  const box = document.getElementById("map");

  /** The site's palette. */
  const paint = (featureType, elementType, ...stylers) => ({ featureType, elementType, stylers });
  const styles = [
    paint("all", "geometry", { saturation: -60 }, { lightness: 20 }),
    paint("landscape", "geometry.fill", { color: "#efeadb" }),
    paint("poi.park", "geometry.fill", { color: "#d5e2cc" }),
    paint("water", "geometry.fill", { color: "#bfe0de" }),
    paint("road", "geometry.fill", { color: "#ffffff" }),
    paint("road", "geometry.stroke", { color: "#ebe3d2" }),
    paint("all", "labels.text.fill", { color: "#545e78" }),
    paint("all", "labels.text.stroke", { color: "#fdfcf8" }),
    paint("poi.business", "all", { visibility: "off" }),
    paint("all", "labels.icon", { saturation: -70 }),
  ];

  function fail(reason) {
    // biome-ignore lint/suspicious/noConsole: the specification requires the failure to be logged
    console.error(place.failed, reason);
    box.hidden = true;
    box.replaceChildren();
    state.hidden = false;
    state.textContent = place.failed;
    state.role = "alert";
  }

  window.showMap = () => {
    try {
      const { maps } = window.google;
      const position = { lat: place.latitude, lng: place.longitude };
      state.hidden = true;
      box.hidden = false;
      const map = new maps.Map(box, {
        center: position,
        zoom: place.zoom,
        styles,
        mapTypeControl: false,
        streetViewControl: false,
      });
      new maps.Marker({ map, position, title: place.name });
    } catch (error) {
      fail(error);
    }
  };
  // Google Maps calls this global when it rejects the key.
  window.gm_authFailure = () => fail("the key was refused");

  const script = document.createElement("script");
  script.src = place.script;
  script.async = true;
  script.nonce = document.currentScript.nonce;
  script.addEventListener("error", () => fail("the script did not load"));
  document.head.append(script);
})();
