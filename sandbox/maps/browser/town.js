/* Porto Manso, a fictional town. One unit is one pixel at zoom 15; the property is at 0,0. */
(() => {
  const { __sandbox__: sandbox } = window.google.maps;

  const LAND = "#EFEADB";
  const SAND = "#F8EBC9";
  const SEA = "#BFE0DE";
  const DEEP_SEA = "#B6DBD9";
  const SURF = "#DCEFEB";
  const GREEN = "#D5E2CC";
  const HOUSE = "#E5DDCA";
  const STREET = "#FFFFFF";
  const STREET_INK = "#545E78";
  const GREEN_INK = "#4C6B4E";
  const SEA_INK = "#17655A";
  const SAND_INK = "#6B4A00";

  const COAST =
    "M150-900C190-700 160-560 120-450S44-330 74-226 98-100 86-36 60 40 46 96 54 170 40 230 66 350 120 430 200 620 180 900";
  const RIVER = "M-1400-470C-900-380-640-520-420-440S-120-390 130-420";
  const PIER = "M42 176H148M132 164V188";

  const STREETS = {
    beiraMar: {
      width: 13,
      d: "M-20-900C10-700-80-360-86-236S-52-76-46-6-74 134-56 234 44 500 60 900",
    },
    jangadas: { width: 13, d: "M-1400 90C-900 20-560 60-348 26S-158 26-8-12" },
    farol: { width: 8, d: "M-1400-180C-700-90-330-150-64-118-20-112 10-112 50-114" },
    redes: { width: 8, d: "M-1100 240C-640 130-260 160-62 128-30 122 0 118 16 116" },
    cais: { width: 8, d: "M-158-620C-140-400-186-200-166-126S-148 160-180 290-120 640-110 900" },
    matriz: { width: 8, d: "M-286-430C-262-300-316-200-300-130S-276 130-306 280-330 560-300 760" },
    norte: { width: 8, d: "M-1000-320C-600-250-320-270-86-252" },
    sul: { width: 8, d: "M-900 420C-500 270-240 290-48 262" },
    poente: { width: 8, d: "M-436-280C-418-200-450-100-436 36S-420 220-450 330" },
    serra: { width: 8, d: "M-590-270C-570-120-610 60-580 240" },
    atalho: { width: 4, d: "M-166-60C-130-56-90-52-52-56" },
    praca: { width: 4, reach: 40, d: "M-292 68C-250 78-210 74-160 66" },
  };

  const LABELS = [
    { text: "Rua das Jangadas", along: "jangadas", until: 1346 },
    { text: "Av. Beira-mar", along: "beiraMar", until: 1012, when: "near" },
    { text: "Av. Beira-mar", along: "beiraMar", until: 735, when: "far" },
    { text: "Rua do Farol", along: "farol", until: 1312 },
    { text: "Rua das Redes", along: "redes", until: 1018 },
    { text: "Rua do Cais", along: "cais", until: 480, when: "near" },
    { text: "Praia da Enseada", along: "coast", until: 930, drop: 1.25, ink: SAND_INK },
    { text: "Praça da Matriz", x: -266, y: 100, ink: GREEN_INK, when: "near" },
    { text: "Mangue do Cajueiro", x: -560, y: -372, ink: GREEN_INK },
    { text: "Dunas do Sul", x: -330, y: 450, ink: GREEN_INK },
    { text: "Enseada Mansa", x: 182, y: -70, ink: SEA_INK, size: 1.2, style: "italic" },
  ];

  function draw([name, attributes, children = []]) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children.map((child) => (typeof child === "string" ? child : draw(child))));
    return element;
  }

  /** Minimum distance of houses from roads and water. */
  const OBSTACLES = [
    { d: COAST, reach: 36 },
    ...Object.values(STREETS).map(({ d, width, reach = width / 2 + 5 }) => ({ d, reach })),
  ];

  function pointsAlong({ d, reach }) {
    const path = draw(["path", { d }]);
    const count = Math.floor(path.getTotalLength() / 8);
    return Array.from({ length: count }, (_, step) => {
      const { x, y } = path.getPointAtLength(step * 8);
      return { x, y, reach };
    });
  }

  const outside = (value, start, size) => Math.max(start - value, 0, value - start - size);

  /** Houses on a loose grid, where nothing is in the way. */
  function drawHouses() {
    const points = OBSTACLES.flatMap(pointsAlong);
    const isFree = ({ x, y, width, height }) =>
      points.every((p) => Math.hypot(outside(p.x, x, width), outside(p.y, y, height)) >= p.reach);
    const lots = Array.from({ length: 24 * 18 }, (_, lot) => {
      const chance = (lot * 7919) % 97;
      const x = -640 + (lot % 24) * 29 + (chance % 5);
      const y = -234 + Math.floor(lot / 24) * 28 + (chance % 4);
      return { x, y, width: 13 + (chance % 11), height: 12 + (chance % 9), rx: 2 };
    });
    return ["g", { fill: HOUSE }, lots.filter(isFree).map((lot) => ["rect", lot])];
  }

  const idOf = (name) => `sandbox-map-${name}`;
  const street = ([name, { d, width }]) => ["path", { id: idOf(name), d, "stroke-width": width }];
  const line = { fill: "none", "stroke-linecap": "round" };
  const sea = `${COAST}H4000V-900Z`;

  const SHAPES = [
    ["rect", { x: -4000, y: -4000, width: 8000, height: 8000, fill: LAND }],
    ["path", { d: "M-1400-900V-400C-900-330-560-330-420-390S-260-640-240-900Z", fill: GREEN }],
    ["path", { d: "M-1400 900V420C-900 360-480 330-330 400S-20 560 30 900Z", fill: GREEN }],
    drawHouses(),
    ["rect", { x: -278, y: 50, width: 104, height: 36, rx: 10, fill: GREEN }],
    ["path", { ...line, d: RIVER, stroke: SEA, "stroke-width": 20 }],
    ["path", { ...line, id: idOf("coast"), d: COAST, stroke: SAND, "stroke-width": 58 }],
    ["path", { d: sea, fill: SEA, stroke: SURF, "stroke-width": 12 }],
    ["path", { d: sea, fill: DEEP_SEA, transform: "translate(70 30)" }],
    ["path", { ...line, d: PIER, stroke: HOUSE, "stroke-width": 6 }],
    ["g", { ...line, stroke: STREET }, Object.entries(STREETS).toReversed().map(street)],
  ];

  function label({ text, along, until, drop = 0.35, x = 0, y = 0, ...look }) {
    const { ink = STREET_INK, size = 1, style = "normal" } = look;
    const print = { fill: ink, "font-size": `${size}em`, "font-style": style };
    if (!along) return ["text", { x, y, ...print }, [text]];
    const path = ["textPath", { href: `#${idOf(along)}`, startOffset: until }, [text]];
    return ["text", { dy: `${drop}em`, "text-anchor": "end", ...print }, [path]];
  }

  const drawLabels = (wanted) =>
    draw(["g", {}, LABELS.filter(({ when }) => when === wanted).map(label)]);

  function drawTown() {
    const scene = draw(["g", { "font-family": "Figtree, system-ui, sans-serif" }, SHAPES]);
    const [always, near, far] = [undefined, "near", "far"].map(drawLabels);
    scene.append(always, near, far);

    /** Labels keep their size at every zoom. */
    const place = ({ scale, x, y }) => {
      scene.setAttribute("transform", `scale(${scale}) translate(${-x} ${-y})`);
      scene.setAttribute("font-size", 12 / scale);
      near.setAttribute("display", scale < 0.9 ? "none" : "inline");
      far.setAttribute("display", scale < 0.9 ? "inline" : "none");
    };
    return { scene, place };
  }

  Object.assign(sandbox, { draw, drawTown });
})();
