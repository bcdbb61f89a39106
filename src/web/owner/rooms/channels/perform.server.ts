import { z } from "zod";
import type { FeedProblems } from "../../../../contract/owner/channels.ts";
import type { OwnerApi } from "../../../../contract/owner-api.ts";
import { AppError } from "../../../../domain/app-error.ts";
import { type FeedAnswer, portals } from "../../../../domain/feed.ts";
import type { ChannelsAnswer, KnownChannels } from "./room-channels.ts";

const wish = z.discriminatedUnion("acao", [
  z.object({
    acao: z.literal("add"),
    name: z.string().trim(),
    portal: z.enum(portals),
    url: z.string().trim().max(2000),
  }),
  z.object({ acao: z.enum(["remove", "sync", "accept-empty"]), id: z.string() }),
  z.object({
    acao: z.literal("change-address"),
    id: z.string(),
    url: z.string().trim().max(2000),
  }),
  z.object({ acao: z.literal("renew") }),
  z.object({ acao: z.literal("close"), close: z.enum(["yes", "no"]) }),
]);

type Outcome = { readonly answer?: FeedAnswer; readonly problems?: FeedProblems };

/** The actions on a room's feeds. The response includes their new state. */
export async function perform(
  owner: OwnerApi,
  roomId: string,
  form: unknown,
  clock: () => number,
): Promise<ChannelsAnswer> {
  const parsed = wish.safeParse(form);
  if (!parsed.success) throw new AppError("invalid-request");
  // Checks the permission and that the room exists.
  await owner.roomChannels(roomId);
  const { answer = null, problems = {} } = await act(owner, roomId, parsed.data);
  return { ...(await lookAtChannels(owner, roomId, clock())), answer, problems };
}

async function act(owner: OwnerApi, roomId: string, asked: z.infer<typeof wish>): Promise<Outcome> {
  switch (asked.acao) {
    case "add": {
      const { name, portal, url } = asked;
      return { problems: await owner.addFeed(roomId, { name, portal, url }) };
    }
    case "sync":
      return { answer: await owner.syncFeed(asked.id) };
    case "accept-empty":
      return { answer: await owner.acceptEmptyFeed(asked.id) };
    case "change-address":
      return { problems: await owner.changeFeedAddress(asked.id, asked.url) };
    case "remove":
      await owner.removeFeed(asked.id);
      return {};
    case "renew":
      await owner.renewAddress(roomId);
      return {};
    case "close":
      await owner.closeWhenSilent(roomId, asked.close === "yes");
      return {};
  }
}

export async function lookAtChannels(
  owner: OwnerApi,
  roomId: string,
  at: number,
): Promise<KnownChannels> {
  return { channels: await owner.roomChannels(roomId), at };
}
