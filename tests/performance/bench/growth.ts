import { calls } from "../../../src/contract/calls.ts";
import { listingUrl } from "../../../src/contract/page-urls.ts";
import { callAbout } from "./addresses.ts";
import { wholeCost } from "./cost.ts";
import { roomId } from "./fill.ts";
import type { Client } from "./load.ts";
import { type Figure, figure, timesAsMuch } from "./measure.ts";
import { type PostgresCpu, watchPostgres } from "./postgres-cpu.ts";
import { alternate, type Side } from "./rounds.ts";
import type { Server } from "./server.ts";
import type { Town } from "./town.ts";

const ABOUT_A_ROOM = [
  { id: "growth-call-room", path: callFor(calls.getListing.path), times: 200 },
  { id: "growth-call-reserved", path: callFor(calls.listReservedDays.path), times: 200 },
  { id: "growth-page-room", path: (room: string) => listingUrl(room), times: 60 },
];

function callFor(path: string): (room: string) => string {
  return (room) => callAbout(path, room);
}

type Grown = { readonly server: Server; readonly postgres: PostgresCpu; readonly rooms: number };

/** Requests about one room, in a small property and in a vastly larger one. */
export async function benchGrowth(
  town: Town,
  client: Client,
  apps: Record<"small" | "large", { databaseUrl: string; rooms: number }>,
): Promise<Figure[]> {
  const open = async ({ databaseUrl, rooms }: { databaseUrl: string; rooms: number }) => ({
    server: await town.serve(databaseUrl),
    postgres: await watchPostgres(databaseUrl),
    rooms,
  });
  const large = await open(apps.large);
  const small = await open(apps.small);
  const figures: Figure[] = [];
  for (const { id, path, times } of ABOUT_A_ROOM) {
    const side = ({ server, postgres, rooms }: Grown): Side => {
      const urls = someOf(rooms).map((room) => `${server.url}${path(roomId(room))}`);
      return wholeCost({ client, server, urls, times }, postgres);
    };
    const [grown, before] = await alternate([side(large), side(small)], { rounds: 7, warmUp: 3 });
    const unit = "times the cost at 5 rooms and 100 bookings, PostgreSQL included";
    figures.push(figure(id, timesAsMuch(grown, before), unit, { atMost: 1.25 }));
  }
  for (const { server, postgres } of [large, small]) {
    await server.stop();
    await postgres.close();
  }
  return figures;
}

/** Five rooms from all over the property. */
function someOf(rooms: number): number[] {
  return [1, 2, 3, 4, 5].map((fifth) => Math.ceil((rooms * fifth) / 5));
}
