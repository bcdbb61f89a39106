import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: true,
  // Pages know all their routes from the start: nobody has to ask for more, and nobody can ask for many.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
