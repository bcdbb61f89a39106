(() => {
  const { maps } = window.google;
  const { __sandbox__: sandbox } = maps;
  const ELEMENT_NAME = "gmp-advanced-marker";

  class Marker extends maps.MVCObject {
    #map = null;
    #pin;
    #title;

    constructor({ map, position, title } = {}) {
      super();
      this.#title = title;
      this.#pin = { element: sandbox.makePin(title), position: null };
      this.#pin.element.addEventListener("click", () => maps.event.trigger(this, "click"));
      if (position) this.setPosition(position);
      if (map) this.setMap(map);
    }

    getTitle() {
      return this.#title;
    }

    getPosition() {
      return this.#pin.position;
    }

    setPosition(position) {
      this.#pin.position = sandbox.toLatLng(position, "setPosition");
      if (this.#map) this.setMap(this.#map);
    }

    getMap() {
      return this.#map;
    }

    setMap(map) {
      if (this.#map) sandbox.removePin(this.#map, this.#pin);
      this.#map = map;
      if (map && this.#pin.position) sandbox.addPin(map, this.#pin);
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    #map = null;
    #pin = { element: this, position: null };
    #content;

    constructor({ map, position, title = "", content } = {}) {
      super();
      this.style.position = "absolute";
      this.title = title;
      this.content = content ?? sandbox.makePin(title);
      this.position = position ?? null;
      this.map = map ?? null;
    }

    get position() {
      return this.#pin.position;
    }

    set position(position) {
      this.#pin.position = position && sandbox.toLatLng(position, "setPosition");
      this.map = this.#map;
    }

    get content() {
      return this.#content;
    }

    set content(content) {
      this.#content = content;
      this.replaceChildren(content);
    }

    get map() {
      return this.#map;
    }

    set map(map) {
      if (this.#map) sandbox.removePin(this.#map, this.#pin);
      this.#map = map;
      if (!map) return;
      if (!map.get("mapId")) {
        sandbox.report(
          "The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.",
        );
      }
      if (this.#pin.position) sandbox.addPin(map, this.#pin);
    }

    addListener(name, handler) {
      this.addEventListener(name, handler);
      return { remove: () => this.removeEventListener(name, handler) };
    }
  }

  if (!customElements.get(ELEMENT_NAME)) customElements.define(ELEMENT_NAME, AdvancedMarkerElement);

  Object.assign(maps, { Marker });
  Object.assign(sandbox, { AdvancedMarkerElement });
})();
