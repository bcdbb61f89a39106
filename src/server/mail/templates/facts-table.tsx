import type { ReactNode } from "react";
import { styles } from "./styles.ts";

/** The plain-text version renders these tables as columns: label, then value. */
export const FACTS_CLASS = "facts";

export function FactsTable({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className={FACTS_CLASS}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={styles.facts}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td style={styles.label}>{label}</td>
      <td style={styles.value}>{children}</td>
    </tr>
  );
}

export function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td style={styles.total}>{label}</td>
      <td align="right" style={styles.total}>
        {children}
      </td>
    </tr>
  );
}
