import { useLocation, useNavigate } from "react-router";
import { type RoomSearch, readSearch, writeSearch } from "./room-search.ts";

/** The search is stored in the URL: it survives a reload and can be shared. */
export function useRoomSearch(): [RoomSearch, (search: RoomSearch) => void] {
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
