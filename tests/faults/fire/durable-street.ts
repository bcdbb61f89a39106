import { type FaultApp, openStreet } from "../app.ts";
import type { Finding } from "../report.ts";
import { type DurableCluster, openDurableCluster } from "./durable-cluster.ts";

/** A street (see app.ts) on a durable cluster, so that acknowledged commits survive a crash. */
export async function onDurableStreet(
  work: (app: FaultApp, cluster: DurableCluster) => Promise<Finding>,
): Promise<Finding> {
  const cluster = await openDurableCluster();
  const street = await openStreet(cluster);
  try {
    return await street.withApp((app) => work(app, cluster));
  } finally {
    await street.stop();
  }
}
