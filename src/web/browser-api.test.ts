import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { day } from "../domain/day.ts";

const BASE = "https://api.pousada.example";
afterAll(() => vi.unstubAllGlobals());

test("S7.01 a build with another base address sends all five calls there", async () => {
  const sent: string[] = [];
  vi.stubGlobal("window", { location: { pathname: "/" } });
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(url);
    return Response.json({}, { status: 503 });
  });
  const api = (await buildWith(BASE)).browserApi();
  const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
  const claim = { checkoutId: "cs_1", total: null, checkIn: null, checkOut: null, listingId: null };
  await Promise.allSettled([
    api.listListings(null),
    api.getListing("mar"),
    api.listReservedDays("mar"),
    api.startCheckout({ listingId: "mar", stay, guests: null }),
    api.claimBooking(claim),
  ]);
  expect(sent.sort()).toEqual([
    `${BASE}/payment/create-checkout-session`,
    `${BASE}/quartos/listarDiasReservadosPorQuarto/mar`,
    `${BASE}/quartos/listarQuartoPorId/mar`,
    `${BASE}/quartos/listarQuartos`,
    `${BASE}/reservas`,
  ]);
});

/**
 * Uploads, a guest's balance, a proposal's payment and the note of an opened chat are sent to the
 * page's own origin, because they need its cookies: they are not part of the API.
 */
const excepted = [
  "browser-api.ts",
  path.join("owner", "form", "use-upload.ts"),
  path.join("owner", "messages", "chat-link.tsx"),
  path.join("guest", "balance-calls.ts"),
  path.join("guest", "pix", "use-receipt.ts"),
  path.join("proposal", "calls.ts"),
];

test("S7.01 no page calls the house in another way", () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !excepted.includes(file),
  );
  const others = sources.filter((file) =>
    /\bfetch\(|XMLHttpRequest|createHttpApi|sendBeacon/.test(
      readFileSync(path.join(import.meta.dirname, file), "utf8"),
    ),
  );
  expect(others).toEqual([]);
});

/** The browser client, bundled as in the build, with the given setting. */
async function buildWith(base: string): Promise<typeof import("./browser-api.ts")> {
  vi.stubEnv("VITE_API_URL", base);
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, "browser-api.ts"), formats: ["es"] },
    },
  });
  const [bundle] = [built].flat();
  const code = bundle && "output" in bundle ? bundle.output[0].code : "";
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
