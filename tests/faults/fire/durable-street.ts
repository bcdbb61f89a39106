import { type FaultHouse, openStreet } from "../house.ts";
import type { Finding } from "../report.ts";
import { type DurableCluster, openDurableCluster } from "./durable-cluster.ts";

/** For runs in which an acknowledged commit must survive: a separate durable cluster. */
export async function onDurableStreet(
  work: (house: FaultHouse, cluster: DurableCluster) => Promise<Finding>,
): Promise<Finding> {
  const cluster = await openDurableCluster();
  const street = await openStreet(cluster);
  try {
    return await street.withHouse((house) => work(house, cluster));
  } finally {
    await street.stop();
  }
}
