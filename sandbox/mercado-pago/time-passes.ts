import type { Sandbox } from "./sandbox.ts";

/** Everything that the clock alone triggers. Called before each response and by a timer. */
export function timePasses(_sandbox: Sandbox) {}
