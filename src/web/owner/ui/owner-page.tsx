import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { moreUrl, securityUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import type { Person, Role } from "../../../domain/person.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { useSite } from "../../site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";
import styles from "./owner-page.module.css";

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** Actions of the page as a whole. */
  tools?: ReactNode;
  back?: { to: string; name: string };
  children: ReactNode;
};

/** The layout of the owner's pages: title, actions, and on phones the link back. */
export function OwnerPage({ title, subtitle, tools, back, children }: Props) {
  const { property } = useSite();
  return (
    <main id="conteudo" className={styles.page}>
      <title>{`${title} | ${property.shortName}`}</title>
      {back && (
        <Link className={`screen ${styles.back}`} to={back.to}>
          <Icon name="arrow-left" />
          {back.name}
        </Link>
      )}
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <Me />
        {tools && <div className={`screen ${styles.tools}`}>{tools}</div>}
      </div>
      {children}
    </main>
  );
}

export const shellRouteId = "owner/shell";

/** What the layout around every page has read for it. */
export type Shell = {
  readonly person: Person | null;
  /** The verbs that this person may use. */
  readonly permitted: readonly string[];
  readonly today: Day;
  /** How many bookings she has not seen yet. */
  readonly fresh: number;
};

/** Never null on pages that require a sign-in. */
export function usePerson() {
  return useRouteLoaderData<() => Shell>(shellRouteId)?.person ?? null;
}

export type May = (verb: keyof OwnerApi) => boolean;

/** Whether this person may use a verb, as its declaration says. */
export function useMay(): May {
  const permitted = useRouteLoaderData<() => Shell>(shellRouteId)?.permitted ?? [];
  return (verb) => permitted.includes(verb);
}

/** Today at the property, reloaded with the page. */
export function useToday() {
  const shell = useRouteLoaderData<() => Shell>(shellRouteId);
  if (!shell) throw new Error("this page requires a sign-in");
  return shell.today;
}

/** Where a person's initials link: the rarer pages, or the account of a role that has none. */
export function ownPlaceOf(role: Role): string {
  return role === "cleaning" ? securityUrl : moreUrl;
}

function Me() {
  const person = usePerson();
  if (!person) return null;
  const name = person.role === "cleaning" ? "Sua conta" : "A casa, pessoas e números";
  return (
    <Link className={`screen ${styles.me}`} to={ownPlaceOf(person.role)}>
      <Avatar name={person.name} />
      <span className="vh">{name}</span>
    </Link>
  );
}
