/**
 * The import rules of docs/architecture.md as data: files under `from` must not import what matches
 * `never`. `typesAllowed` permits type imports.
 */
export type Arrow = {
  readonly name: string;
  readonly from: RegExp;
  readonly never: RegExp;
  readonly typesAllowed?: boolean;
};

/** A package is written as `npm:name`. */
export const arrows: readonly Arrow[] = [
  { name: "domain knows nothing else", from: /^src\/domain\//, never: /^(?!src\/domain\/)/ },
  {
    name: "contract knows the domain and zod only",
    from: /^src\/contract\//,
    never: /^(?!src\/(domain|contract)\/|npm:zod$)/,
  },
  {
    name: "no schema reaches the browser",
    // The bundler fails if a *.server.ts would reach the browser.
    from: /^src\/(web\/(?!.*\.server\.ts$)|contract\/(?!endpoints|wire))/,
    never: /^npm:zod$|^src\/contract\/(wire|endpoints)\.ts$/,
    typesAllowed: true,
  },
  {
    name: "web never knows the server",
    from: /^src\/web\//,
    never: /^src\/(server\/|[a-z]+\.ts$)/,
  },
  {
    name: "server never knows the web",
    from: /^src\/server\//,
    never: /^src\/(web\/|(?!config)\w+\.ts$)/,
  },
  {
    name: "production never knows the stand-ins",
    from: /^src\//,
    never: /^(sample|sandbox|tests|tools|ops)\//,
  },
  home("stripe", "server/payments/"),
  home("@stripe/stripe-js", "web/room/"),
  home("pg", "server/database/"),
  home("nodemailer", "server/smtp/"),
  home("sharp", "server/media/"),
  home("better-auth", "server/owner/"),
  home("ical.js", "server/channels/"),
  home("prom-client", "server/watch/"),
  home("@opentelemetry/.+", "server/watch/"),
];

/** A library may be imported by one folder only, which wraps it in domain terms. */
function home(library: string, folder: string): Arrow {
  const from = new RegExp(`^src/(?!${folder})`);
  const never = new RegExp(`^npm:${library}$`);
  return { name: `${library} lives in ${folder}`, from, never, typesAllowed: true };
}
