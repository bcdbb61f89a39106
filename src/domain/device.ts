/** The browser and system by which people recognise their own devices. */
export type Device = { readonly browser: Browser; readonly system: System };

/** In the order they are looked for: nearly every browser also calls itself Chrome and Safari. */
const browsers = {
  edge: /\bEdg(e|A|iOS)?\//,
  opera: /\b(OPR|Opera)\//,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(Firefox|FxiOS)\//,
  chrome: /(Chrome|CriOS)\//,
  safari: /\bSafari\//,
} as const;

const systems = {
  iphone: /\biPhone\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  mac: /\b(Macintosh|Mac OS X)\b/,
  chromebook: /\bCrOS\b/,
  linux: /\bLinux\b/,
} as const;

export type Browser = keyof typeof browsers | "unknown";
export type System = keyof typeof systems | "unknown";

/** Versions, models and languages are left out: they identify people and are not needed. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

function firstIn<K extends string>(
  marks: Readonly<Record<K, RegExp>>,
  text: string,
): K | "unknown" {
  const found = (Object.keys(marks) as K[]).find((name) => marks[name].test(text));
  return found ?? "unknown";
}

/** The form stored with a session: 'chrome/android'. */
export function writeDevice({ browser, system }: Device): string {
  return `${browser}/${system}`;
}

export function readDevice(written: string | null): Device {
  const [browser = "", system = ""] = (written ?? "").split("/");
  return {
    browser: Object.hasOwn(browsers, browser) ? (browser as Browser) : "unknown",
    system: Object.hasOwn(systems, system) ? (system as System) : "unknown",
  };
}
