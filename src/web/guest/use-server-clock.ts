import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/** The server's time at the last load plus the time since: a device's clock may be wrong. */
export function useServerClock(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const began = performance.now();
    const tick = () => setNow(start + performance.now() - began);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [start]);
  return now;
}
