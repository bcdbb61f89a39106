import { useEffect, useEffectEvent } from "react";

/** Calls back once per new response. */
export function useWhenLoaded<T>(data: T | undefined, then: (data: T) => void): void {
  const tell = useEffectEvent(then);
  useEffect(() => {
    if (data !== undefined) tell(data);
  }, [data]);
}
