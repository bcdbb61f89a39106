import { type Browser, chromium, type Page } from "@playwright/test";
import fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { mapsSandbox } from "./plugin.ts";

const PAGE = `<!doctype html><html lang="pt-BR"><title>Mapa</title>
<link rel="stylesheet" href="/page.css"><div id="map"></div>`;

const app = fastify();
let browser: Browser;
let page: Page;
let origin: string;
let complaints: string[];

beforeAll(async () => {
  await app.register(mapsSandbox);
  app.get("/", (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'none'; script-src 'self'; style-src 'self'")
      .type("text/html")
      .send(PAGE),
  );
  app.get("/page.css", (_request, reply) =>
    reply.type("text/css").send("#map { width: 600px; height: 450px }"),
  );
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
});

afterAll(async () => {
  await browser.close();
  await app.close();
});

beforeEach(async () => {
  complaints = [];
  page = await browser.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(origin);
});

afterEach(() => page.close());

async function loadScript(query = "key=test-key&v=weekly&libraries=places") {
  await page.addScriptTag({ url: `/__maps/api/js?${query}` });
}

/** Evaluated in the page, because the maps script has no types here. */
const run = <Result>(script: string): Promise<Result> =>
  page.evaluate(`(async () => { ${script} })()`);

const openMap = (options = "{ center, zoom: 15 }") =>
  run(`
    const center = { lat: -16.4435, lng: -39.0643 };
    window.map = new google.maps.Map(document.querySelector("#map"), ${options});
  `);

test("the callback named in the address is called, once the names are there", async () => {
  await run("window.house = { ready: () => { window.seen = Object.keys(google.maps); } }");

  await loadScript("key=test-key&libraries=places,marker&callback=house.ready");

  expect(await run("return window.seen")).toEqual(
    expect.arrayContaining(["Map", "Marker", "LatLng", "marker", "places"]),
  );
});

test("a callback that does not exist is an error", async () => {
  await loadScript("key=test-key&callback=nobody");

  expect(complaints).toEqual(["nobody is not a function"]);
});

test("a library is there only for a page that asked for it", async () => {
  await loadScript("key=test-key");

  expect(await run("return typeof google.maps.places")).toBe("undefined");
  expect(await run("return typeof (await google.maps.importLibrary('places'))")).toBe("object");
  await expect(run("await google.maps.importLibrary('place')")).rejects.toThrow(
    "The library place is unknown.",
  );
});

test("the map fills its element under a strict policy, without a complaint", async () => {
  await loadScript();
  await openMap();

  const map = page.getByRole("region", { name: "Mapa" });
  expect(await map.boundingBox()).toMatchObject({ width: 600, height: 450 });
  expect(await page.getByText("Rua das Redes").isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test("buttons and keys zoom, and the page is told", async () => {
  await loadScript();
  await openMap();
  await run("window.zooms = []; map.addListener('zoom_changed', () => zooms.push(map.getZoom()))");
  const street = page.getByText("Rua das Redes");
  const before = await street.boundingBox();

  await page.getByRole("button", { name: "Aumentar o zoom" }).click();
  expect(await street.boundingBox()).not.toEqual(before);
  await page.getByRole("button", { name: "Diminuir o zoom" }).click();
  expect(await street.boundingBox()).toEqual(before);
  await page.getByRole("region", { name: "Mapa" }).press("-");
  expect(await run("return zooms")).toEqual([16, 15, 14]);
});

test("a page may do without the controls", async () => {
  await loadScript();
  await openMap("{ center, zoom: 15, disableDefaultUI: true }");

  expect(await page.getByRole("button").count()).toBe(0);
});

test("labels speak English to a page in English", async () => {
  await loadScript("key=test-key&language=en-US");
  await openMap();

  expect(await page.getByRole("button", { name: "Zoom in" }).count()).toBe(1);
});

test("markers stand where their coordinates say", async () => {
  await loadScript("key=test-key&libraries=marker");
  await openMap("{ center, zoom: 15, mapId: 'house' }");
  await run(`
    const { lat, lng } = map.getCenter().toJSON();
    new google.maps.Marker({ map, position: { lat, lng }, title: "Pousada" });
    const position = new google.maps.LatLng(lat, lng - 0.005);
    new google.maps.marker.AdvancedMarkerElement({ map, position, title: "Mercado" });
  `);

  const map = await page.getByRole("region", { name: "Mapa" }).boundingBox();
  const house = await page.getByRole("img", { name: "Pousada" }).boundingBox();
  const market = await page.getByRole("img", { name: "Mercado" }).boundingBox();
  if (!map || !house || !market) throw new Error("map, house or market is missing");
  expect(house.x + house.width / 2).toBeCloseTo(map.x + map.width / 2, 0);
  expect(house.x - market.x).toBeCloseTo(116.5, 0);
});

test.each([
  ["{ zoom: 15 }", "setCenter: not a LatLng or LatLngLiteral"],
  ["{ zoom: 15, center: { lat: '-16', lng: 1 } }", "in property lat: not a number"],
  ["{ zoom: 15, center: { lat: NaN, lng: 1 } }", "in property lat: NaN is not an accepted value"],
  ["{ center }", "setZoom: not a number"],
  ["{ center, zoom: NaN }", "setZoom: NaN is not an accepted value"],
])("a map with %s throws InvalidValueError", async (options, message) => {
  await loadScript();

  await expect(openMap(options)).rejects.toThrow(message);
  await expect(openMap(options)).rejects.toThrow("InvalidValueError");
});

test.each([
  ["key=invalid", "InvalidKeyMapError"],
  ["v=weekly", "MissingKeyMapError"],
])("with only %s the page hears of it and its map shows the failure", async (query, code) => {
  await run("window.gm_authFailure = () => { window.refused = true; }");
  await loadScript(query);
  await openMap();

  await page.getByText("Ops! Algo deu errado.").waitFor();
  expect(await run("return window.refused")).toBe(true);
  expect(complaints[0]).toContain(`Google Maps JavaScript API error: ${code}`);
});

test("loading the script twice is complained about", async () => {
  await loadScript();
  await loadScript();

  expect(complaints[0]).toContain("multiple times on this page");
});
