import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import { partyWords } from "./party-words.ts";
import { chosenStay, isUsualParty, type RoomSearch, searchDefaults } from "./room-search.ts";

type Props = { search: RoomSearch; shown: number; total: number };

/** One line about what the list below is an answer to. */
export function RoomsStatus({ search, shown, total }: Props) {
  const { t, i18n } = useTranslation();
  const stay = chosenStay(search);
  if (stay) {
    return t("home.rooms.free", { count: shown, range: formatStay(stay, "long", i18n.language) });
  }
  if (isUsualParty(search) && search.rooms === searchDefaults.rooms) return t("home.rooms.hint");
  return t("home.rooms.fitting", { count: shown, total, party: partyWords(search, t) });
}
