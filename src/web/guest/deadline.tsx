import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { instantOf } from "../../domain/instant.ts";
import { useSite } from "../site.ts";
import { timeLeft } from "./time-left.ts";
import { useServerClock } from "./use-server-clock.ts";

/** How long the step of today lasts, by the server's clock. */
export function Deadline({ booking: { policy, now } }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const { timeZone } = useSite().property;
  const { revalidate } = useRevalidator();
  const place = policy.findIndex(({ when }) => when === "now");
  const step = policy[place];
  const clock = useServerClock(instantOf(now, timeZone));
  const left = step ? timeLeft(clock, instantOf(step.until, timeZone), t) : null;
  const isOver = step !== undefined && left === null;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  if (!step || !left) return null;
  const what = t(ends[endOf(step.isRegret, place, policy.length)]);
  return <span role="timer">{t("plans.left", { count: left.count, time: left.words, what })}</span>;
}

const ends = {
  regret: "plans.regretEnd",
  first: "plans.first",
  next: "plans.next",
  last: "plans.last",
} as const;

function endOf(isRegret: boolean, place: number, count: number): keyof typeof ends {
  if (isRegret) return "regret";
  if (place === 0) return "first";
  return place === count - 1 ? "last" : "next";
}
