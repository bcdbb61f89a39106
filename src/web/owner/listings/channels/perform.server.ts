import { z } from "zod";
import type { FeedProblems } from "../../../../contract/owner/channels.ts";
import { type FeedAnswer, portals } from "../../../../domain/feed.ts";
import type { OwnerApi } from "../../../../server/owner-api.ts";
import { FieldsRefused } from "../../form/answer-form.ts";
import type { ChannelsAnswer, KnownChannels } from "./listing-channels.ts";

export const wish = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    name: z.string().trim(),
    portal: z.enum(portals),
    url: z.string().trim().max(2000),
  }),
  z.object({ intent: z.enum(["remove", "sync", "accept-empty"]), id: z.string() }),
  z.object({
    intent: z.literal("change-address"),
    id: z.string(),
    url: z.string().trim().max(2000),
  }),
  z.object({ intent: z.literal("renew") }),
  z.object({ intent: z.literal("close"), close: z.enum(["yes", "no"]) }),
]);

type Outcome = { readonly answer?: FeedAnswer; readonly problems?: FeedProblems };

/** The actions on a room's feeds. The response includes their new state. */
export async function perform(
  owner: OwnerApi,
  listingId: string,
  asked: z.output<typeof wish>,
  clock: () => number,
): Promise<ChannelsAnswer> {
  // Throws unless the listing exists and the caller may see its feeds.
  await owner.listingChannels({ listingId });
  const { answer = null, problems = {} } = await act(owner, listingId, asked);
  refuse(problems);
  return { ...(await lookAtChannels(owner, listingId, clock())), answer };
}

async function act(
  owner: OwnerApi,
  listingId: string,
  asked: z.infer<typeof wish>,
): Promise<Outcome> {
  switch (asked.intent) {
    case "add": {
      const { name, portal, url } = asked;
      return { problems: await owner.addFeed({ listingId, name, portal, url }) };
    }
    case "sync":
      return { answer: await owner.syncFeed({ feedId: asked.id }) };
    case "accept-empty":
      return { answer: await owner.acceptEmptyFeed({ feedId: asked.id }) };
    case "change-address":
      return { problems: await owner.changeFeedAddress({ feedId: asked.id, url: asked.url }) };
    case "remove":
      await owner.removeFeed({ feedId: asked.id });
      return {};
    case "renew":
      await owner.renewAddress({ listingId });
      return {};
    case "close":
      await owner.closeWhenSilent({ listingId, closes: asked.close === "yes" });
      return {};
  }
}

type Words<T extends string | undefined> = Readonly<Record<NonNullable<T>, string>>;

const nameProblems: Words<FeedProblems["name"]> = {
  missing: "Dê um nome ao canal, como Airbnb.",
  "too-long": "Ficou comprido demais. Use até 60 letras.",
};

const urlProblems: Words<FeedProblems["url"]> = {
  "no-address": "Cole o endereço inteiro, o que começa com https://.",
  "known-already": "Esse calendário já está ligado a este quarto. Confira se copiou o certo.",
  "our-own": "Esse é o nosso endereço. Aqui vai o do portal; o nosso você cola lá.",
};

function refuse({ name, url }: FeedProblems): void {
  if (!name && !url) return;
  throw new FieldsRefused({
    ...(name && { name: nameProblems[name] }),
    ...(url && { url: urlProblems[url] }),
  });
}

export async function lookAtChannels(
  owner: OwnerApi,
  listingId: string,
  at: number,
): Promise<KnownChannels> {
  return { channels: await owner.listingChannels({ listingId }), at };
}
