import { activityUrl } from "../../../contract/owner-urls.ts";
import { type ActivityGroup, activityGroups } from "../../../domain/activity.ts";

/** Label on the page, and value in the URL. */
export const groupNames: Readonly<Record<ActivityGroup, readonly [name: string, word: string]>> = {
  prices: ["Preços", "precos"],
  listings: ["Quartos", "quartos"],
  people: ["Pessoas", "pessoas"],
  portals: ["Canais", "canais"],
  property: ["A casa", "casa"],
  access: ["Acessos", "acessos"],
};

type Filter = { readonly group: ActivityGroup | null; readonly before: string | null };

export function readFilter(params: URLSearchParams): Filter {
  const group = activityGroups.find((one) => groupNames[one][1] === params.get("tipo"));
  return { group: group ?? null, before: params.get("antes") };
}

export function filterUrl({ group, before }: Filter): string {
  const params = new URLSearchParams();
  if (group) params.set("tipo", groupNames[group][1]);
  if (before) params.set("antes", before);
  return params.size > 0 ? `${activityUrl}?${params}` : activityUrl;
}
