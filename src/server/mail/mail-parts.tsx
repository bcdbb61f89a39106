import type { CSSProperties, ReactNode } from "react";

/** Mail programs know no stylesheets: what the tokens say stands here once, inline. */
const sans = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "'Newsreader Display',Georgia,'Times New Roman',serif";
const ink = "#131F40";
const quietInk = "#545E78";

export const styles = {
  page: { background: "#F6F1E6", margin: 0 },
  card: { background: "#FFFFFF", borderRadius: 16, maxWidth: 600, padding: "32px 24px" },
  title: {
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 40,
    lineHeight: "44px",
    color: "#24418F",
    margin: 0,
  },
  text: { fontFamily: sans, fontSize: 17, lineHeight: "27px", color: ink, margin: "16px 0" },
  small: { fontFamily: sans, fontSize: 13, lineHeight: "20px", color: quietInk, margin: "4px 0" },
  dates: { background: "#FCF2D3", borderRadius: 12, margin: "16px 0" },
  date: { fontFamily: serif, fontSize: 24, lineHeight: "28px", color: ink, margin: "4px 0 2px" },
  dateCell: { padding: "20px 24px", verticalAlign: "top", width: "50%" },
  label: { fontFamily: sans, fontSize: 15, lineHeight: "22px", color: quietInk, padding: "7px 0" },
  value: {
    fontFamily: sans,
    fontSize: 15,
    lineHeight: "22px",
    color: ink,
    padding: "7px 0",
    textAlign: "right",
  },
  total: { fontFamily: sans, fontSize: 19, fontWeight: 700, color: ink, padding: "10px 0" },
} as const satisfies Record<string, CSSProperties>;

export function Facts({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
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
