import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { refuseUnlessLive } from "../src/refuse-unless-live.ts";
import { readCompose, type Service, serviceNamed } from "./compose.ts";

const example = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);
const settings = [...readFileSync("src/config.ts", "utf8").matchAll(/^ {2}([A-Z_]+): /gm)].map(
  ([, name = ""]) => name,
);
/** The compose file's own variables: secrets, and settings of the bundler and the backups. */
const asked = [
  ...new Set(
    [...readFileSync("ops/compose.yaml", "utf8").matchAll(/\$\{(\w+)/g)].map(
      ([, name = ""]) => name,
    ),
  ),
];
const { services, volumes, networks } = readCompose();
const all = Object.entries(services);

const filled: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      value.replaceAll(".example", ".internal"),
    ]),
  ),
  COOKIE_SECRET: "a cookie secret of more than 32 characters",
  AUTH_SECRET: "a sign-in secret of more than 32 characters",
  LINK_SECRET: "a link secret of more than 32 characters",
  STRIPE_SECRET_KEY: "sk_test_compose",
  STRIPE_PUBLISHABLE_KEY: "pk_test_compose",
  STRIPE_ACCOUNT: "acct_compose",
  STRIPE_WEBHOOK_SECRET: "whsec_compose",
  DATABASE_PASSWORD: "letters",
  DATABASE_OWNER_PASSWORD: "others",
};

/** The environment as compose builds it: the file, then the service's own values, with defaults. */
function environmentOf({ env_file, environment = {} }: Service): Record<string, string> {
  const said = Object.entries(environment).map(([name, value]) => [
    name,
    value
      .replaceAll(/\$\{(\w+):\+((?:[^{}]|\{\w+\})*)\}/g, (_gap, from, text) =>
        filled[from] ? text : "",
      )
      .replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_gap, from) => filled[from] ?? ""),
  ]);
  return { ...(env_file ? filled : {}), ...Object.fromEntries(said) };
}

test(".env.example names every setting there is, and no other", () => {
  expect(Object.keys(example).sort()).toEqual([...new Set([...settings, ...asked])].sort());
});

describe("compose", () => {
  test.each(["house", "migrate"])("gives %s only settings that exist", (name) => {
    for (const [setting, value] of Object.entries(serviceNamed(name).environment ?? {})) {
      if (value !== "") expect(settings).toContain(setting);
    }
  });

  test("makes a live house of a filled .env", () => {
    const config = readConfig(environmentOf(serviceNamed("house")));
    expect(() => refuseUnlessLive(config)).not.toThrow();
    expect(new URL(config.DATABASE_URL)).toMatchObject({ host: "db:5432", password: "letters" });
  });

  test("tells the owner's password to who migrates, and to nobody who serves", () => {
    const { DATABASE_URL, MIGRATION_DATABASE_URL } = environmentOf(serviceNamed("migrate"));
    expect(new URL(MIGRATION_DATABASE_URL ?? "")).toMatchObject({
      username: "pousada_owner",
      password: "others",
    });
    expect(new URL(DATABASE_URL ?? "")).toMatchObject({ username: "pousada" });
    expect(JSON.stringify(environmentOf(serviceNamed("house")))).not.toContain("others");
  });

  test("goes on with the one role of an installation that has no other", () => {
    const { DATABASE_OWNER_PASSWORD } = filled;
    filled.DATABASE_OWNER_PASSWORD = "";
    const { MIGRATION_DATABASE_URL } = environmentOf(serviceNamed("migrate"));
    filled.DATABASE_OWNER_PASSWORD = DATABASE_OWNER_PASSWORD ?? "";
    expect(MIGRATION_DATABASE_URL).toBe("");
  });

  test("believes the proxy's X-Forwarded-For and nobody else's", () => {
    const { HOST, TRUSTED_PROXIES } = readConfig(environmentOf(serviceNamed("house")));
    const { proxy } = serviceNamed("caddy").networks as Record<string, { ipv4_address?: string }>;
    expect(TRUSTED_PROXIES).toEqual([proxy?.ipv4_address]);
    expect(HOST).toBe("0.0.0.0");
    expect(
      all.filter(([, { networks: on }]) => Object.keys(namesOf(on)).includes("proxy")),
    ).toEqual([
      ["caddy", services.caddy],
      ["house", services.house],
    ]);
  });

  test("gives the proxy an address that Docker hands to nobody before it", () => {
    const { proxy } = serviceNamed("caddy").networks as Record<string, { ipv4_address?: string }>;
    const { ipam } = networks.proxy as { ipam: { config: { subnet: string }[] } };
    const [, begin = "", first, size] =
      /^([\d.]+\.)(\d+)\/(\d+)$/.exec(ipam.config[0]?.subnet ?? "") ?? [];
    const broadcast = Number(first) + 2 ** (32 - Number(size)) - 1;
    expect(proxy?.ipv4_address).toBe(`${begin}${broadcast - 1}`);
  });

  test("opens the proxy alone to the world, and hides the database from it", () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["caddy"]);
    expect(namesOf(services.db?.networks)).toEqual({ data: {} });
    expect(networks).toMatchObject({ data: { internal: true }, proxy: { internal: true } });
  });

  test.each(all)("holds %s within limits, with no more rights than it needs", (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      logging: { options: { "max-size": "10m" } },
      deploy: { resources: { limits: { memory: expect.anything(), pids: expect.anything() } } },
    });
    expect(service.restart).toMatch(/^(unless-stopped|no)$/);
  });

  test("writes no secret itself", () => {
    for (const [name, { environment = {} }] of all) {
      for (const [setting, value] of Object.entries(environment)) {
        if (/SECRET|KEY|PASSWORD/.test(setting)) expect(value, name).toMatch(/^(\$\{\w+:[?-]|$)/);
      }
    }
  });

  test("tells the backup scripts everything they can be told", () => {
    const scripts = ["archive-wal", "backup", "backup-environment", "fetch-wal", "restore"];
    const text = scripts.map((name) => readFileSync(`ops/backup/${name}`, "utf8")).join("");
    const named = new Set([...text.matchAll(/\$\{?(BACKUP_\w+)/g)].map(([, name]) => name));
    // The path of the settings file itself.
    named.delete("BACKUP_SETTINGS");
    expect(Object.keys(services.db?.environment ?? {})).toEqual(expect.arrayContaining([...named]));
  });

  test("mounts only files and volumes that exist", () => {
    for (const mount of all.flatMap(([, service]) => service.volumes ?? [])) {
      const [source = ""] = mount.split(":");
      const isThere = source.startsWith(".")
        ? existsSync(path.join("ops", source))
        : source in volumes;
      expect(isThere, mount).toBe(true);
    }
  });
});

function namesOf(on: Service["networks"]): Record<string, unknown> {
  return Array.isArray(on) ? Object.fromEntries(on.map((name) => [name, {}])) : { ...on };
}
