import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rootCertificates } from "node:tls";
import type { Runner } from "../../rehearsal/runner.ts";
import type { Buildah } from "./buildah.ts";

/** Left out, as in Debian's slim images: only people read it. */
const UNREAD = ["man", "doc", "info", "locale"].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
);
const ACCOUNT = "groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node";
const NPM = "ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm";
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

type Tools = { readonly folder: string; readonly buildah: Buildah; readonly runner: Runner };

/** A stand-in for an image of Node: Debian with the account, the Node and the npm of this machine. */
export async function makeBaseImage(
  image: string,
  { folder, buildah, runner }: Tools,
): Promise<string> {
  const [, release = ""] = /-(\w+)-slim$/.exec(image) ?? [];
  const debian = path.join(folder, "debian.tar");
  const words = ["--variant=minbase", "--include=libatomic1", ...UNREAD, release, debian];
  const environment = { ...process.env, TMPDIR: path.join(folder, "tmp") };
  await runner.run(["mmdebstrap", ...words], { cwd: ".", environment });

  const npm = path.dirname(path.dirname(realpathSync(which("npm"))));
  await buildah.run("from", "--name", "base", "scratch");
  await buildah.run("add", "base", debian, "/");
  await buildah.run("copy", "base", process.execPath, "/usr/local/bin/node");
  await buildah.run("copy", "base", npm, "/usr/local/lib/node_modules/npm");
  await buildah.run("copy", "base", npmSettings(folder), "/usr/local/etc");
  await buildah.run("run", "base", "--", "sh", "-c", `${ACCOUNT} && ${NPM}`);
  await buildah.run("config", "--env", `PATH=${PATH}`, "--cmd", "node", "base");
  await buildah.run("commit", "--rm", "base", `docker.io/library/${image}`);
  return `Debian ${release}, Node ${process.versions.node}`;
}

/** This machine's npm registry, and the certificate authorities that it trusts. */
function npmSettings(folder: string): string {
  const settings = path.join(folder, "npm");
  const extra = process.env.NODE_EXTRA_CA_CERTS;
  const trusted = [...rootCertificates, ...(extra ? [readFileSync(extra, "utf8")] : [])];
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" });
  mkdirSync(settings);
  writeFileSync(path.join(settings, "npmrc"), `registry=${registry}cafile=/usr/local/etc/ca.pem\n`);
  writeFileSync(path.join(settings, "ca.pem"), `${trusted.join("\n")}\n`);
  return settings;
}

function which(program: string): string {
  return execFileSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).trim();
}
