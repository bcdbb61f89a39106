import { setTimeout as sleep } from "node:timers/promises";
import { stayAhead } from "../../support/visit.ts";
import { slowness } from "../machine.ts";
import type { Random } from "../random.ts";
import { type Ending, type Stage, type Story, tellStory } from "./story.ts";

const ROOMS = ["mar", "coqueiro", "jangada", "farol"];
const ENDINGS: readonly Ending[] = ["returned", "gone", "unheard", "cancelled", "left"];
const FIRST_DAY = 10;
const PAUSE_MS = 900;
/** As many as the calendar has nights for. */
const MOST_STORIES = 2_000;

export type Flow = {
  readonly stories: readonly Story[];
  /** Stories that could not be completed, even with retries. */
  readonly broken: readonly string[];
  /** Completes the started stories and starts no others. */
  end(): Promise<void>;
};

/** A steady stream of guests, each with her own nights. */
export function startFlow(stage: Stage, width: number, random: Random): Flow {
  const stories: Story[] = [];
  const broken: string[] = [];
  let open = true;

  function nextStory(): Story {
    const index = stories.length;
    const story: Story = {
      room: ROOMS[index % ROOMS.length] as string,
      stay: stayAhead(stage.app, FIRST_DAY + Math.floor(index / ROOMS.length), 1),
      email: `guest${index}@exemplo.example`,
      ending: random.pick(ENDINGS),
      promised: new Set(),
      checkoutId: "",
      paid: false,
    };
    stories.push(story);
    return story;
  }

  async function guests(): Promise<void> {
    while (open && stories.length < MOST_STORIES) {
      const story = nextStory();
      await tellStory(stage, story).catch((error: unknown) => {
        broken.push(`${story.email}, ${story.ending}: ${String(error)}`);
      });
      // On a busy machine the faults take longer too: there must be guests until the last one.
      await sleep(random.below(PAUSE_MS) * slowness());
    }
  }

  const all = Promise.all(Array.from({ length: width }, guests));
  return {
    stories,
    broken,
    async end() {
      open = false;
      await all;
    },
  };
}
