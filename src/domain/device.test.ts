import { expect, test } from "vitest";
import { deviceOf, readDevice, writeDevice } from "./device.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    "chrome/android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "safari/iphone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1",
    "chrome/iphone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "edge/windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "safari/mac",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "firefox/linux"],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    "samsung/android",
  ],
  ["curl/8.5.0", "unknown/unknown"],
  ["", "unknown/unknown"],
])("%s is kept as browser and system alone", (userAgent, written) => {
  expect(writeDevice(deviceOf(userAgent))).toBe(written);
});

test("what is read again is what was written, and anything else is unknown", () => {
  expect(readDevice("chrome/android")).toEqual({ browser: "chrome", system: "android" });
  for (const strange of [null, "", "toString/valueOf", "Mozilla/5.0 (Linux)"]) {
    expect(readDevice(strange)).toEqual({ browser: "unknown", system: "unknown" });
  }
});
