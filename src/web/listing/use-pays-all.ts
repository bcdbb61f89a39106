import { useState } from "react";
import { useSearchParams } from "react-router";
import { EVERYTHING, HOW_MUCH } from "../../contract/page-urls.ts";

/** 'Everything now', not a deposit. Kept in the URL, so that Back from the payment keeps it. */
export function usePaysAll() {
  const [address, setAddress] = useSearchParams();
  const [paysAll, setPaysAll] = useState(address.get(HOW_MUCH) === EVERYTHING);
  function choose(all: boolean) {
    setPaysAll(all);
    const query = new URLSearchParams(address);
    if (all) query.set(HOW_MUCH, EVERYTHING);
    else query.delete(HOW_MUCH);
    setAddress(query, { replace: true, preventScrollReset: true });
  }
  return [paysAll, choose] as const;
}
