import { afterAll } from "vitest";
import {
  type ChannelsSandbox,
  type ChannelsSandboxOptions,
  startChannelsSandbox,
} from "../start.ts";

/** Before the stays of every test, so that no stay is in the past. */
export const NEW_YEAR = Date.UTC(2027, 0, 1, 12);

/** Both portals for one test file, closed after it. */
export async function openPortals(options: ChannelsSandboxOptions = {}): Promise<ChannelsSandbox> {
  const portals = await startChannelsSandbox({ now: () => NEW_YEAR, ...options });
  afterAll(() => portals.close());
  return portals;
}
