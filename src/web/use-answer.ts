import { useEffect, useState } from "react";

/** The resolved value, or undefined while pending. */
export function useAnswer<T>(answer: T | Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<{ answer: unknown; value: T }>();
  useEffect(() => {
    if (!(answer instanceof Promise)) return;
    let isCurrent = true;
    answer.then(
      (value) => isCurrent && setArrived({ answer, value }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [answer]);
  if (!(answer instanceof Promise)) return answer;
  return arrived?.answer === answer ? arrived.value : undefined;
}
