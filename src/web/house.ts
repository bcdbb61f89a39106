import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";

/** The house every page speaks of. */
export function useHouse() {
  const house = useHouseIfKnown();
  if (!house) throw new Error("the house's data is not loaded");
  return house;
}

/** For the error page, which must stand even when the house's own data is what failed. */
export function useHouseIfKnown() {
  return useRouteLoaderData<typeof loader>("root");
}
