import type { Today } from "../../../contract/owner/today.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { ownerContext } from "../../context.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { show } from "../form/refusals.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import { hour, shortDay } from "../ui/words.ts";
import type { Route } from "./+types/sheet-route";
import { guestsToday, guestsTomorrow } from "./guests-at-desk.ts";
import { readinessOf } from "./ready-words.ts";
import styles from "./sheet.module.css";
import { SheetTable } from "./sheet-table.tsx";
import { summaryOf } from "./today-words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [now, rooms] = await show(Promise.all([owner.today(), owner.lookAtRooms()]));
  return { now, rooms };
}

/** The day on paper, for a reception without a screen. */
export default function DaySheet({ loaderData: { now, rooms } }: Route.ComponentProps) {
  const { checkInTime, checkOutTime } = useSite().property;
  const guests = guestsToday(now);
  const tomorrow = guestsTomorrow(now);
  const until = `até ${hour(checkOutTime)}`;
  return (
    <OwnerPage
      title="Folha do dia"
      subtitle={`${dayWords(now)}: ${summaryOf(now)}`}
      back={{ to: adminUrl, name: "Hoje" }}
      tools={
        <>
          <button type="button" className={button.primary} data-waits onClick={() => print()}>
            <Icon name="printer" />
            Imprimir
          </button>
          <noscript>Para imprimir, use o menu do navegador.</noscript>
        </>
      }
    >
      <div className={styles.sheet}>
        <SheetTable
          name="Chegadas"
          guests={guests.arrivals}
          empty="Ninguém chega hoje."
          timeOf={({ expectedArrival }) => hour(expectedArrival ?? checkInTime)}
          stateOf={({ roomIds }) => readinessOf(roomIds, rooms)?.text ?? null}
        />
        <SheetTable
          name="Saídas"
          guests={guests.departures}
          empty="Ninguém sai hoje."
          timeOf={() => until}
        />
        <SheetTable
          name="Na casa"
          guests={guests.inHouse}
          empty="Ninguém na casa agora."
          timeOf={({ checkOut }) => `sai ${shortDay(checkOut)}`}
        />
        {now.owing.length > 0 && (
          <SheetTable
            name="Saíram devendo"
            guests={guests.owing}
            empty=""
            timeOf={({ checkOut }) => `saiu ${shortDay(checkOut)}`}
          />
        )}
        <SheetTable
          name="Amanhã, chegam"
          guests={tomorrow.arrivals}
          empty="Ninguém chega amanhã."
          timeOf={({ expectedArrival }) => hour(expectedArrival ?? checkInTime)}
        />
        <SheetTable
          name="Amanhã, saem"
          guests={tomorrow.departures}
          empty="Ninguém sai amanhã."
          timeOf={() => until}
        />
        <p className={styles.care}>
          Tem nomes e telefones de hóspedes: guarde na recepção e rasgue no fim do dia.
        </p>
      </div>
    </OwnerPage>
  );
}

function dayWords({ today }: Today): string {
  const words = formatDay(today, "long", "pt-BR");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
