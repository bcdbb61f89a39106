import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readSearch, type SearchEntries, writeSearch } from "./search-entries.ts";
import { useSearchEntries } from "./use-search-entries.ts";

/**
 * The search bar's optimistic state: it changes at once, and the URL follows. A navigation that the
 * visitor did not start here replaces it.
 */
export function useSearchDraft(): [SearchEntries, (search: SearchEntries) => void] {
  const [inAddress, setInAddress] = useSearchEntries();
  const [draft, setDraft] = useState(inAddress);
  const onTheirWay = useRef(new Set<string>());
  const address = useLocation().search.replace("?", "");

  useEffect(() => {
    if (onTheirWay.current.has(address)) return;
    onTheirWay.current.clear();
    setDraft(readSearch(new URLSearchParams(address)));
  }, [address]);
  const settled = address === writeSearch(draft).toString();
  useEffect(() => {
    if (settled) onTheirWay.current.clear();
  }, [settled]);

  return [
    draft,
    (next) => {
      setDraft(next);
      onTheirWay.current.add(writeSearch(next).toString());
      setInAddress(next);
    },
  ];
}
