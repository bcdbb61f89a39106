import assert from "node:assert/strict";
import { stageNamed, wordsOf } from "../dockerfile.ts";
import type { Buildah } from "./buildah.ts";

type Configuration = {
  readonly User: string;
  readonly Cmd: readonly string[];
  readonly StopSignal: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

/** The trial runs the commands of the Dockerfile, so the image must have the same ones. */
export async function expectConfiguration(buildah: Buildah, image: string): Promise<string> {
  const inspected = JSON.parse(await buildah.run("inspect", "--type", "image", image));
  const said: Configuration = inspected.Docker.config;
  const stage = stageNamed("house");
  assert.deepEqual(said.Cmd, wordsOf(stage, "CMD"));
  assert.deepEqual(said.Healthcheck.Test, ["CMD", ...wordsOf(stage, "HEALTHCHECK")]);
  assert.equal(said.StopSignal, "SIGTERM");
  return `${said.Cmd.join(" ")}, as ${said.User}`;
}
