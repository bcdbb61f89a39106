import { useEffect, useState } from "react";

const REST_MS = 8_000;

/** Whether the page has been idle for a while, so that prefetching may start. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
