import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { useHouse } from "../../house.ts";
import { Avatar } from "../shell/avatar.tsx";
import type { loader } from "../shell/layout-route.tsx";
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
  const { property } = useHouse();
  return (
    <main id="conteudo" className={styles.page}>
      <title>{`${title} | ${property.shortName}`}</title>
      {back && (
        <Link className={styles.back} to={back.to}>
          <ArrowLeft className="ic" aria-hidden />
          {back.name}
        </Link>
      )}
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <Me />
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </main>
  );
}

export const shellRouteId = "owner/shell";

/** The signed-in person; every protected page has one. */
export function usePerson() {
  return useRouteLoaderData<typeof loader>(shellRouteId)?.person ?? null;
}

/** Today at the property, reloaded with the page. */
export function useToday() {
  const shell = useRouteLoaderData<typeof loader>(shellRouteId);
  if (!shell) throw new Error("this page is not behind the door");
  return shell.today;
}

function Me() {
  const person = usePerson();
  if (!person) return null;
  return (
    <Link className={styles.me} to={moreUrl} aria-label="A casa, pessoas e números">
      <Avatar name={person.name} />
    </Link>
  );
}
