import styles from "./avatar.module.css";

export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "");
  return (
    <span className={styles.avatar} aria-hidden>
      {initials.join("").toUpperCase()}
    </span>
  );
}
