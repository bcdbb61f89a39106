import type { CSSProperties } from "react";

/** Mail clients ignore style sheets, so the design tokens are inlined. */
const sans = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "'Newsreader Display',Georgia,'Times New Roman',serif";
const ink = "#131F40";
const quietInk = "#545E78";
/** The house's accent, which `typeset` writes in its place: mail clients know no variables. */
export const ACCENT = "var(--accent)";
const action = ACCENT;

const button: CSSProperties = {
  fontFamily: sans,
  display: "inline-block",
  padding: "14px 20px",
  borderRadius: 10,
  fontSize: 16,
  lineHeight: "20px",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  margin: "0 8px 8px 0",
};

export const styles = {
  body: { margin: 0, background: "#F6F1E6" },
  /** The preheader: shown beside the subject in a list of mails. */
  preview: { display: "none", maxHeight: 0, overflow: "hidden" },
  outer: { background: "#F6F1E6", padding: "40px 16px" },
  card: {
    background: "#FFFFFF",
    borderRadius: 16,
    width: "100%",
    maxWidth: 600,
    overflow: "hidden",
  },
  brandCell: { padding: "28px 40px 24px" },
  logo: { display: "block", paddingRight: 12 },
  brand: { fontFamily: serif, fontSize: 22, lineHeight: "28px", color: ink },
  photo: { display: "block", width: "100%", height: "auto" },
  text: { padding: "36px 40px 40px" },
  title: {
    fontFamily: serif,
    margin: 0,
    fontWeight: 400,
    fontSize: 42,
    lineHeight: "46px",
    letterSpacing: "-.8px",
    color: action,
  },
  lead: { fontFamily: sans, margin: "16px 0 24px", fontSize: 17, lineHeight: "27px", color: ink },
  small: {
    fontFamily: sans,
    margin: "16px 0 0",
    fontSize: 15,
    lineHeight: "24px",
    color: quietInk,
  },
  /** A long text to copy. */
  code: {
    fontFamily: sans,
    margin: "0 0 24px",
    padding: "16px 20px",
    background: "#FCF2D3",
    borderRadius: 12,
    fontSize: 15,
    lineHeight: "24px",
    color: ink,
    wordBreak: "break-all",
  },
  legal: {
    fontFamily: sans,
    margin: "24px 16px 0",
    fontSize: 13,
    lineHeight: "20px",
    color: quietInk,
  },
  legalLink: { color: action },
  dates: { background: "#FCF2D3", borderRadius: 12 },
  dateCell: { padding: "20px 24px", verticalAlign: "top", width: "50%" },
  dateLabel: { fontFamily: sans, margin: 0, fontSize: 13, lineHeight: "18px", color: quietInk },
  date: { fontFamily: serif, margin: "4px 0 2px", fontSize: 24, lineHeight: "28px", color: ink },
  dateHours: { fontFamily: sans, margin: 0, fontSize: 15, lineHeight: "21px", color: ink },
  facts: { margin: "20px 0" },
  label: { fontFamily: sans, padding: "7px 0", fontSize: 15, lineHeight: "22px", color: quietInk },
  value: {
    fontFamily: sans,
    padding: "7px 0 7px 16px",
    fontSize: 15,
    lineHeight: "22px",
    color: ink,
    textAlign: "right",
    wordBreak: "break-word",
  },
  total: { fontFamily: sans, padding: "10px 0", fontSize: 19, fontWeight: 700, color: ink },
  primary: { ...button, background: action, color: "#FFFFFF", border: `1px solid ${action}` },
  secondary: { ...button, background: "#FFFFFF", color: ink, border: "1px solid #7E87A0" },
} as const satisfies Record<string, CSSProperties>;
