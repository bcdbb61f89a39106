import { useEffect, useMemo, useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { PricesUndo } from "../../../contract/owner/prices.ts";
import { bookingInKey } from "../../../contract/owner-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { addDays, daysFrom, todayIn } from "../../../domain/day.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { clockContext, ownerContext, propertyContext } from "../../context.ts";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import { useSending } from "../form/use-sending.ts";
import { UndoBar } from "../night-prices/undo-bar.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/route";
import { ChosenPanel, isThere } from "./chosen-panel.tsx";
import grid from "./grid.module.css";
import { Legend } from "./legend.tsx";
import { MonthJump } from "./month-jump.tsx";
import { perform, wish } from "./perform.server.ts";
import { readRange } from "./range.ts";
import { type Task, TaskDialog } from "./task.tsx";
import styles from "./timeline.module.css";
import { TimelineGrid } from "./timeline-grid.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useChosenBar } from "./use-chosen-bar.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const { timeZone } = await context.get(propertyContext)();
  const query = new URL(request.url).searchParams;
  const range = readRange(query, todayIn(timeZone, context.get(clockContext)()));
  const [timeline, booking] = await show(
    Promise.all([
      owner.timeline({ from: range.from, until: range.until }),
      chosenBooking(owner, query.get("sel")),
    ]),
  );
  const bookingId = booking?.id;
  const [chat = null] = bookingId ? await show(owner.listReadyMessages({ bookingId })) : [];
  return { range, timeline, booking, chat };
}

/** A URL with an unknown booking still opens the timeline. */
async function chosenBooking(owner: OwnerApi, key: string | null): Promise<BookingDetails | null> {
  const wanted = bookingInKey(key);
  if (!wanted) return null;
  try {
    return await owner.getBooking({ bookingId: wanted.bookingId });
  } catch (error) {
    if (error instanceof AppError && error.code === "booking-unknown") return null;
    throw error;
  }
}

export async function action(asked: Route.ActionArgs) {
  const { timeZone } = await asked.context.get(propertyContext)();
  return answerForm(asked, wish, (owner, wished) => perform(owner, wished, timeZone));
}

export default function TimelinePage({ loaderData }: Route.ComponentProps) {
  const { range, timeline, booking, chat } = loaderData;
  const { from, until } = range;
  const days = useMemo(() => daysFrom(from, until), [from, until]);
  const chosen = useChosenBar();
  const [task, setTask] = useState<Task | null>(null);
  const [saved, setSaved] = useState<{ words: string; undo: PricesUndo } | null>(null);
  const said = useAnnouncement();
  useSelfRefresh();
  const unblocking = useSending({
    onDone() {
      chosen.close();
      said.say("Datas desbloqueadas.");
    },
  });
  const isOpen = chosen.key !== null && isThere(chosen.key, timeline, booking);

  const blockFromScratch = () =>
    setTask({
      kind: "block",
      start: {
        listingId: timeline.rows[0]?.listingId ?? "",
        checkIn: timeline.today,
        checkOut: addDays(timeline.today, 1),
      },
    });
  return (
    <OwnerPage title="Calendário" tools={<Toolbar range={range} onBlock={blockFromScratch} />}>
      <p className="vh" role="status">
        {said.words}
      </p>
      <div className={styles.columns} data-side={isOpen ? "" : undefined}>
        <div className={grid.frame}>
          <MonthJump range={range} today={timeline.today} />
          <TimelineGrid
            key={`${from} ${until}`}
            timeline={timeline}
            days={days}
            chosenBar={chosen.key}
            onOpenBar={chosen.open}
            onChooseNights={(listingId, first, last) => {
              const start = { listingId, checkIn: first, checkOut: addDays(last, 1) };
              setTask({ kind: "block", start });
            }}
            onMove={({ key, bookingId, stayId }, to) => {
              chosen.open(key);
              setTask({ kind: "change", bookingId, stayId, to });
            }}
            isDeciding={task !== null}
          />
          <Legend rows={timeline.rows} />
        </div>
        {isOpen && chosen.key && (
          <ChosenPanel
            key={chosen.key}
            barKey={chosen.key}
            timeline={timeline}
            booking={booking}
            chat={chat}
            wasAsked={chosen.wasAsked}
            onOpen={chosen.open}
            onClose={chosen.close}
            onChange={(stayId) =>
              booking && setTask({ kind: "change", bookingId: booking.id, stayId })
            }
            unblocking={unblocking}
          />
        )}
      </div>
      {task && (
        <TaskDialog
          task={task}
          rooms={timeline.rows}
          booking={booking}
          onTask={setTask}
          onDone={(words, undo) => {
            setTask(null);
            setSaved(undo ? { words, undo } : null);
            said.say(words);
          }}
        />
      )}
      {saved && (
        <UndoBar
          key={JSON.stringify(saved.undo)}
          {...saved}
          onClose={() => setSaved(null)}
          onUndone={() => {
            setSaved(null);
            said.say("O preço de antes voltou.");
          }}
        />
      )}
    </OwnerPage>
  );
}

/** Announces what was done to screen readers. The pressed button may be gone. */
function useAnnouncement() {
  const [said, setSaid] = useState({ words: "" });
  useEffect(() => {
    if (said.words && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
    }
  }, [said]);
  return { words: said.words, say: (words: string) => setSaid({ words }) };
}
