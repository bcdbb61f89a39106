import { expect, test } from "vitest";
import { deviceWords } from "./device-words.ts";

test("a device is called by its browser and system, as far as they are known", () => {
  expect(deviceWords({ browser: "chrome", system: "android" })).toBe("Chrome no Android");
  expect(deviceWords({ browser: "unknown", system: "iphone" })).toBe("Navegador no iPhone");
  expect(deviceWords({ browser: "firefox", system: "unknown" })).toBe("Firefox");
  expect(deviceWords({ browser: "unknown", system: "unknown" })).toBe("Navegador desconhecido");
});
