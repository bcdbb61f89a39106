import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The server's time, going on while the page lies open. */
export function useNow(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setNow(at + Date.now() - begun), MINUTE);
    return () => clearInterval(timer);
  }, [at]);
  return now;
}
