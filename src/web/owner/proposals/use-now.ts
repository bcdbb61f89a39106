import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The server's time, advancing while the page is open. */
export function useNow(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setNow(at + Date.now() - begun), MINUTE);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}
