import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: true,
  // Pages have all their routes from the start: no manifest endpoint, which could be flooded.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
