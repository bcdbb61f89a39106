import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import facts from "../../ui/kit/facts.module.css";
import { useMedia } from "../../ui/use-media.ts";
import styles from "./panel.module.css";

type Props = {
  mark: ReactNode;
  title: string;
  onClose: () => void;
  wasAsked: RefObject<boolean>;
  children: ReactNode;
};

/** Beside the timeline if there is space, otherwise a sheet over it. */
export function Panel(props: Props) {
  const isNarrow = useMedia("(max-width: 899px)");
  const label = "Selecionado no calendário";
  if (!isNarrow) return <Side label={label} {...props} />;
  return (
    <Dialog label={label} onClose={props.onClose} className={styles.sheet}>
      <Content {...props} />
    </Dialog>
  );
}

function Side({ label, ...props }: Props & { label: string }) {
  const { onClose, wasAsked } = props;
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasAsked.current) side.current?.querySelector("h2")?.focus();
  }, [wasAsked]);
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && side.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, [onClose]);
  return (
    <section ref={side} className={styles.side} aria-label={label}>
      <Content {...props} />
    </section>
  );
}

function Content({ mark, title, onClose, children }: Omit<Props, "wasAsked">) {
  return (
    <>
      <div className={styles.head}>
        <div>
          <div className={styles.mark}>{mark}</div>
          <h2 tabIndex={-1}>{title}</h2>
        </div>
        <button type="button" className={button.icon} aria-label="Fechar" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={`${facts.facts} ${styles.facts}`}>{children}</dl>;
}

type FactProps = { name: string; children: ReactNode; note?: string | null };

export function Fact({ name, children, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
