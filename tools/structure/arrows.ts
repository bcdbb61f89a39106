/**
 * Rules about packages or single files, which folders.ts cannot express. Files that match `from`
 * must not import what matches `never`; with `typesAllowed`, type imports are exempt.
 */
export type Arrow = {
  readonly name: string;
  readonly from: RegExp;
  readonly never: RegExp;
  readonly typesAllowed?: boolean;
};

/** Packages are named `npm:name`. */
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
    name: "pages know the owner's API by its types",
    from: /^src\/web\//,
    never: /^src\/server\/owner-api\.ts$/,
    typesAllowed: true,
  },
  home("stripe", "server/payments/"),
  home("@stripe/stripe-js", "web/listing/"),
  home("pg", "server/database/"),
  home("nodemailer", "server/smtp/"),
  // Outside of the decoding process sharp reads only pictures that we encoded.
  home("sharp", "server/media/(decoding/|crop-preview|photo-beside)"),
  {
    name: "bytes from outside are decoded in a process of their own",
    from: /^src\/(?!server\/media\/decoding\/)/,
    never: /^src\/server\/media\/decoding\//,
    typesAllowed: true,
  },
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
