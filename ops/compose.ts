import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export type Service = {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[] | string;
  readonly environment?: Record<string, string>;
  readonly env_file?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly logging?: { readonly options: Record<string, string> };
  readonly deploy?: { readonly resources: { readonly limits: Record<string, unknown> } };
  readonly networks?: readonly string[] | Record<string, { ipv4_address?: string }>;
};
export type Compose = {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
  readonly networks: Record<string, unknown>;
};

/** The package has no types. */
const yaml: { load(text: string): unknown } = createRequire(import.meta.url)("js-yaml");

export function readCompose(): Compose {
  return yaml.load(readFileSync("ops/compose.yaml", "utf8")) as Compose;
}

export function serviceNamed(name: string): Service {
  const service = readCompose().services[name];
  if (!service) throw new Error(`ops/compose.yaml has no service '${name}'`);
  return service;
}
