(() => {
  const { maps } = window.google;
  const { __sandbox__: sandbox } = maps;
  const { draw, toLatLng, toZoom } = sandbox;

  const DRAWN_ZOOM = 15;
  const MIN_ZOOM = 12;
  const MAX_ZOOM = 18;
  const STEP = 1.3;
  const PIXELS_PER_DEGREE = (256 * 2 ** DRAWN_ZOOM) / 360;

  /** Web Mercator, as in the original, so that distances match. */
  function project(position) {
    const latitude = (position.lat() * Math.PI) / 180;
    const stretched = (Math.log(Math.tan(Math.PI / 4 + latitude / 2)) * 180) / Math.PI;
    return { x: position.lng() * PIXELS_PER_DEGREE, y: -stretched * PIXELS_PER_DEGREE };
  }

  const clampZoom = (zoom) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

  class GoogleMap extends maps.MVCObject {
    #div;
    #options;
    #center;
    #zoom;
    #origin;
    #surface;
    #town = sandbox.drawTown();
    #pins = new Set();
    #housePin;

    constructor(div, options = {}) {
      super();
      if (!(div instanceof HTMLElement)) {
        throw new Error(`Map: Expected mapDiv of type HTMLElement but was passed ${div}.`);
      }
      this.#center = toLatLng(options.center, "setCenter");
      this.#zoom = clampZoom(toZoom(options.zoom));
      this.#options = { mapTypeId: "roadmap", ...options };
      this.#origin = project(this.#center);
      this.#div = div;
      this.#housePin = { element: sandbox.makePin(), position: this.#center };
      this.#build();
      sandbox.whenRefused(() => sandbox.showFailure(div));
      setTimeout(() => maps.event.trigger(this, "tilesloaded"));
    }

    getDiv() {
      return this.#div;
    }

    getCenter() {
      return this.#center;
    }

    setCenter(center) {
      this.#center = toLatLng(center, "setCenter");
      this.#render();
      maps.event.trigger(this, "center_changed");
    }

    panTo(center) {
      this.setCenter(center);
    }

    getZoom() {
      return this.#zoom;
    }

    setZoom(zoom) {
      this.#zoom = clampZoom(toZoom(zoom));
      this.#render();
      maps.event.trigger(this, "zoom_changed");
    }

    getMapTypeId() {
      return this.#options.mapTypeId;
    }

    get(name) {
      return this.#options[name];
    }

    setOptions(options) {
      Object.assign(this.#options, options);
      if ("center" in options) this.setCenter(options.center);
      if ("zoom" in options) this.setZoom(options.zoom);
    }

    #build() {
      const { zoomControl, disableDefaultUI } = this.#options;
      this.#surface = sandbox.buildFrame(this.#div, {
        zoomBy: (step) => this.setZoom(this.#zoom + step),
        zoomControl: zoomControl ?? !disableDefaultUI,
      });
      // An inner svg at 50% puts the origin in the centre, whatever the size.
      const middle = draw(["svg", { x: "50%", y: "50%", overflow: "visible" }]);
      middle.append(this.#town.scene);
      const picture = draw(["svg", { width: "100%", height: "100%", "aria-hidden": "true" }]);
      picture.append(middle);
      this.#surface.append(picture);
      sandbox.addPin(this, this.#housePin);
    }

    #render() {
      const center = this.#offset(this.#center);
      const scale = STEP ** (this.#zoom - DRAWN_ZOOM);
      this.#town.place({ scale, ...center });
      // The town's own pin is hidden once the page adds a marker.
      this.#housePin.element.hidden = this.#pins.size > 1;
      for (const { element, position } of this.#pins) {
        const { x, y } = this.#offset(position);
        element.style.left = `calc(50% + ${(x - center.x) * scale}px)`;
        element.style.top = `calc(50% + ${(y - center.y) * scale}px)`;
      }
      setTimeout(() => maps.event.trigger(this, "idle"));
    }

    #offset(position) {
      const { x, y } = project(position);
      return { x: x - this.#origin.x, y: y - this.#origin.y };
    }

    static {
      sandbox.addPin = (map, pin) => {
        map.#pins.add(pin);
        map.#surface.append(pin.element);
        map.#render();
      };
      sandbox.removePin = (map, pin) => {
        map.#pins.delete(pin);
        pin.element.remove();
        map.#render();
      };
    }
  }

  const MapTypeId = {
    ROADMAP: "roadmap",
    SATELLITE: "satellite",
    HYBRID: "hybrid",
    TERRAIN: "terrain",
  };

  Object.assign(maps, { Map: GoogleMap, MapTypeId });
})();
