import { useLocation, useNavigate } from "react-router";
import { type RoomSearch, readSearch, writeSearch } from "./room-search.ts";

/** The search lives in the address: it survives a reload and can be sent to somebody. */
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
