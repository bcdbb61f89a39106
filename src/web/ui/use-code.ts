import { useEffect, useState } from "react";

/**
 * Code that is loaded when it is wanted. A weak line may lose it, and a new version of the site has
 * no longer what the open page asks for: then the page stands without it.
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
