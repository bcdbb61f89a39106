const PARAMETERS = new Set([
  "key",
  "v",
  "language",
  "region",
  "libraries",
  "callback",
  "loading",
  "channel",
  "auth_referrer_policy",
  "map_ids",
  "solution_channel",
]);

const LIBRARIES = new Set([
  "core",
  "drawing",
  "elevation",
  "geocoding",
  "geometry",
  "journeySharing",
  "maps",
  "marker",
  "places",
  "routes",
  "streetView",
  "visualization",
]);

/**
 * A dotted path of identifiers: the script calls what the URL names, so nothing else is allowed.
 */
const CALLBACK = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

export function findProblem(query: Record<string, unknown>): string | null {
  for (const [name, value] of Object.entries(query)) {
    if (!PARAMETERS.has(name)) return `Unknown parameter: ${name}`;
    if (typeof value !== "string") return `Repeated parameter: ${name}`;
  }
  const { libraries, callback } = query as Record<string, string | undefined>;
  const unknown = libraries?.split(",").find((name) => name !== "" && !LIBRARIES.has(name));
  if (unknown !== undefined) return `Unknown library: ${unknown}`;
  if (callback !== undefined && !CALLBACK.test(callback)) return `Invalid callback: ${callback}`;
  return null;
}
