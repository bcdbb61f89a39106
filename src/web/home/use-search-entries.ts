import { useLocation, useNavigate } from "react-router";
import { readSearch, type SearchEntries, writeSearch } from "./search-entries.ts";

/** The search is stored in the URL: it survives a reload and can be shared. */
export function useSearchEntries(): [SearchEntries, (search: SearchEntries) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return [
    readSearch(new URLSearchParams(search)),
    (next) => {
      const to = { pathname, search: writeSearch(next).toString() };
      void navigate(to, { replace: true, preventScrollReset: true });
    },
  ];
}
