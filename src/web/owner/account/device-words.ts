import type { Browser, Device, System } from "../../../domain/device.ts";

const browsers: Readonly<Record<Exclude<Browser, "unknown">, string>> = {
  chrome: "Chrome",
  safari: "Safari",
  firefox: "Firefox",
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
};

const systems: Readonly<Record<Exclude<System, "unknown">, string>> = {
  android: "Android",
  iphone: "iPhone",
  ipad: "iPad",
  windows: "Windows",
  mac: "Mac",
  chromebook: "Chromebook",
  linux: "Linux",
};

/** 'Chrome no Android', as far as the user agent tells. */
export function deviceWords({ browser, system }: Device): string {
  if (browser === "unknown" && system === "unknown") return "Navegador desconhecido";
  const name = browser === "unknown" ? "Navegador" : browsers[browser];
  return system === "unknown" ? name : `${name} no ${systems[system]}`;
}
