/* The parts share a namespace: public names on google.maps, the rest on __sandbox__. */
(() => {
  window.google ??= {};
  window.google.maps ??= {};
  const { maps } = window.google;

  const report = (message) => {
    // biome-ignore lint/suspicious/noConsole: the original logs to the console
    console.error(message);
  };

  if (maps.version) {
    report(
      "You have included the Google Maps JavaScript API multiple times on this page. " +
        "This may cause unexpected errors.",
    );
  }

  class InvalidValueError extends Error {
    name = "InvalidValueError";
  }

  const describe = (value) =>
    typeof value === "number" ? `${value} is not an accepted value` : "not a number";

  function toNumber(value, property) {
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw new InvalidValueError(`in property ${property}: ${describe(value)}`);
  }

  class LatLng {
    #lat;
    #lng;

    constructor(latOrLiteral, lng) {
      const literal = typeof latOrLiteral === "object" && latOrLiteral !== null;
      this.#lat = toNumber(literal ? latOrLiteral.lat : latOrLiteral, "lat");
      this.#lng = toNumber(literal ? latOrLiteral.lng : lng, "lng");
    }

    lat() {
      return this.#lat;
    }

    lng() {
      return this.#lng;
    }

    toJSON() {
      return { lat: this.#lat, lng: this.#lng };
    }

    equals(other) {
      return Boolean(other) && other.lat() === this.#lat && other.lng() === this.#lng;
    }

    toString() {
      return `(${this.#lat}, ${this.#lng})`;
    }
  }

  function toLatLng(value, setter) {
    if (value instanceof LatLng) return value;
    try {
      return new LatLng(value ?? {});
    } catch (error) {
      const problem = "not a LatLng or LatLngLiteral with finite coordinates";
      throw new InvalidValueError(`${setter}: ${problem}: ${error.message}`);
    }
  }

  function toZoom(value) {
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw new InvalidValueError(`setZoom: ${describe(value)}`);
  }

  Object.assign(maps, { version: "3.sandbox", LatLng });
  maps.__sandbox__ = { report, InvalidValueError, toLatLng, toZoom };
})();
