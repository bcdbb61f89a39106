/* The map's surroundings. Styles are set on the element, because the page's CSP may forbid style
   attributes and style elements. */
(() => {
  const { __sandbox__: sandbox } = window.google.maps;
  const { draw } = sandbox;

  const WORDS = {
    pt: {
      map: "Mapa",
      zoomIn: "Aumentar o zoom",
      zoomOut: "Diminuir o zoom",
      credit: "Mapa de demonstração",
      failed: "Ops! Algo deu errado.",
      details:
        "Esta página não carregou o Google Maps corretamente. Veja os detalhes no console do JavaScript.",
    },
    en: {
      map: "Map",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      credit: "Demonstration map",
      failed: "Oops! Something went wrong.",
      details:
        "This page didn't load Google Maps correctly. See the JavaScript console for details.",
    },
  };
  const language = new URL(document.currentScript.src).searchParams.get("language") ?? "pt";
  const words = language.startsWith("en") ? WORDS.en : WORDS.pt;

  function make(name, attributes, style) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    Object.assign(element.style, style);
    return element;
  }

  function makeButton(label, glyph, onClick) {
    const button = make(
      "button",
      { type: "button", "aria-label": label, title: label },
      {
        display: "grid",
        placeItems: "center",
        width: "44px",
        height: "44px",
        padding: "0",
        border: "0",
        background: "none",
        cursor: "pointer",
      },
    );
    const stroke = {
      fill: "none",
      stroke: "#131F40",
      "stroke-width": 2,
      "stroke-linecap": "round",
    };
    const icon = { width: 18, height: 18, "aria-hidden": "true", ...stroke };
    button.append(draw(["svg", icon, [["path", { d: glyph }]]]));
    button.addEventListener("click", onClick);
    return button;
  }

  function makeZoomControl(zoomBy) {
    const control = make(
      "div",
      {},
      {
        position: "absolute",
        right: "12px",
        bottom: "12px",
        borderRadius: "10px",
        background: "#FFFFFF",
        boxShadow: "0 2px 8px rgb(19 31 64 / .16)",
      },
    );
    const zoomIn = makeButton(words.zoomIn, "M3 9H15M9 3V15", () => zoomBy(1));
    const zoomOut = makeButton(words.zoomOut, "M3 9H15", () => zoomBy(-1));
    zoomOut.style.borderTop = "1px solid #EBE3D2";
    control.append(zoomIn, zoomOut);
    return control;
  }

  const makeCredit = () => {
    const credit = make(
      "span",
      {},
      {
        position: "absolute",
        left: "8px",
        bottom: "6px",
        padding: "1px 6px",
        borderRadius: "4px",
        background: "rgb(253 252 248 / .8)",
        color: "#545E78",
        font: "11px/1.4 Figtree, system-ui, sans-serif",
        pointerEvents: "none",
      },
    );
    credit.textContent = words.credit;
    return credit;
  };

  const FILL = { position: "absolute", inset: "0" };

  sandbox.buildFrame = (div, { zoomBy, zoomControl }) => {
    const surface = make(
      "div",
      { role: "region", tabindex: "0", "aria-label": words.map },
      { ...FILL, overflow: "hidden", outlineColor: "#24418F", outlineOffset: "-4px" },
    );
    surface.addEventListener("keydown", ({ key }) => {
      if (key === "+" || key === "=") zoomBy(1);
      if (key === "-") zoomBy(-1);
    });
    if (getComputedStyle(div).position === "static") div.style.position = "relative";
    div.style.overflow = "hidden";
    div.replaceChildren(surface, makeCredit());
    if (zoomControl) div.append(makeZoomControl(zoomBy));
    return surface;
  };

  sandbox.showFailure = (div) => {
    const panel = make(
      "div",
      { class: "gm-err-container", role: "alert" },
      {
        ...FILL,
        display: "grid",
        placeContent: "center",
        padding: "24px",
        background: "#EBE3D2",
        color: "#131F40",
        font: "15px/1.5 Figtree, system-ui, sans-serif",
        textAlign: "center",
      },
    );
    const title = make("div", { class: "gm-err-title" }, { fontWeight: "600" });
    const message = make("div", { class: "gm-err-message" }, {});
    title.textContent = words.failed;
    message.textContent = words.details;
    panel.append(title, message);
    div.replaceChildren(panel);
  };

  sandbox.makePin = (title) => {
    const pin = make(
      "div",
      title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" },
      {
        position: "absolute",
        width: "44px",
        height: "62px",
        transform: "translate(-50%, -58px)",
      },
    );
    const shapes = [
      ["ellipse", { cx: 22, cy: 58, rx: 11, ry: 3.5, fill: "#131F40", opacity: 0.22 }],
      [
        "path",
        { d: "M22 58C8 40 2 32 2 22A20 20 0 0 1 42 22C42 32 36 40 22 58Z", fill: "#24418F" },
      ],
      ["circle", { cx: 22, cy: 22, r: 8, fill: "#EFC04C" }],
    ];
    pin.append(draw(["svg", { width: 44, height: 62, "aria-hidden": "true" }, shapes]));
    return pin;
  };
})();
