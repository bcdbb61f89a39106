import { Link } from "react-router";
import type { ActivityEntry } from "../../../contract/owner/activity.ts";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { activityGroups } from "../../../domain/activity.ts";
import { type Day, todayIn } from "../../../domain/day.ts";
import { ownerContext } from "../../context.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import picks from "../../ui/kit/picks.module.css";
import field from "../form/field.module.css";
import { show } from "../form/refusals.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/route";
import styles from "./activity.module.css";
import { DayOfEntries } from "./day-of-entries.tsx";
import { filterUrl, groupNames, readFilter } from "./filter.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams);
  return { filter, page: await show(context.get(ownerContext).listActivity(filter)) };
}

export default function ActivityPage({ loaderData: { filter, page } }: Route.ComponentProps) {
  const { timeZone } = useSite().property;
  const { group, before } = filter;
  return (
    <OwnerPage
      title="Registro"
      subtitle="Quem mudou o quê no painel, e quem entrou. Guardado por um ano."
      back={{ to: moreUrl, name: "Mais" }}
    >
      <nav className={`${picks.picks} ${styles.groups}`} aria-label="O que mostrar">
        {[null, ...activityGroups].map((one) => (
          <Link
            key={one}
            to={filterUrl({ group: one, before: null })}
            aria-current={one === group ? "true" : undefined}
          >
            {one ? groupNames[one][0] : "Tudo"}
          </Link>
        ))}
      </nav>
      {page.entries.length === 0 && <p className={kit.empty}>{emptyWords(filter)}</p>}
      {byDay(page.entries, timeZone).map(([day, entries]) => (
        <DayOfEntries key={day} day={day} entries={entries} />
      ))}
      {(page.older || before) && (
        <nav className={field.actions} aria-label="Páginas do registro">
          {before && (
            <Link className={button.line} to={filterUrl({ group, before: null })}>
              Mais novos
            </Link>
          )}
          {page.older && (
            <Link className={button.line} to={filterUrl({ group, before: page.older })}>
              Mais antigos
            </Link>
          )}
        </nav>
      )}
    </OwnerPage>
  );
}

function emptyWords({ group, before }: ReturnType<typeof readFilter>): string {
  if (before) return "Não há nada mais antigo.";
  if (group) return `Nada em ${groupNames[group][0]} no último ano.`;
  return "Ainda não há nada aqui. O que alguém mudar no painel aparece nesta página.";
}

/** Keeps the order: newest first. */
function byDay(entries: readonly ActivityEntry[], timeZone: string): [Day, ActivityEntry[]][] {
  const days = new Map<Day, ActivityEntry[]>();
  for (const entry of entries) {
    const day = todayIn(timeZone, entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
