import { useEffect, useState } from "react";

/**
 * Lazy-loaded code. A weak connection may lose it, and after a deploy the open page's chunk may be
 * gone: then the page works without it.
 */
export function useCode<Code>(load: () => Promise<{ default: Code }>, isWanted: boolean) {
  const [code, setCode] = useState<Code | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted || code || isMissing) return;
    load().then(
      (module) => setCode(() => module.default),
      () => setMissing(true),
    );
  }, [load, isWanted, code, isMissing]);
  return { code, isMissing, tryAgain: () => setMissing(false) };
}
