import { useCode } from "../use-code.ts";

const load = () => import("./stay-calendar.tsx");

export const useCalendarCode = (isWanted: boolean) => useCode(load, isWanted);
