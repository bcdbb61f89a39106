import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Key formats that must never reach a browser, not even fictitious ones: one there means that a
 * setting has leaked.
 */
const shapes: Record<string, RegExp> = {
  "a Stripe key": /\b(sk|rk|pk)_(live|test)_\w+/,
  "a webhook secret": /\bwhsec_\w+/,
  "a connected account": /\bacct_\w+/,
  "a database's address": /\bpostgres(ql)?:\/\//,
  "a mail server's address": /\bsmtps?:\/\//,
  "a map key": /\bAIza[\w-]{35}/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY/,
  "the name of a secret setting":
    /\b(COOKIE_SECRET|AUTH_SECRET|LINK_SECRET|STRIPE_SECRET_KEY|DATABASE_URL)\b/,
};

/** Reports kind and place, never the key itself. */
export function findKeys(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.(js|css|html|json|map|svg|txt)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), "utf8");
      return Object.entries(shapes)
        .filter(([, shape]) => shape.test(text))
        .map(([what]) => `${name}: ${what}`);
    });
}

if (import.meta.main) {
  const [, , folder = "build/client"] = process.argv;
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: run npm run build`);
  const found = findKeys(folder);
  for (const line of found) console.error(line);
  console.log(`${folder}: ${found.length} keys or secrets`);
  process.exit(found.length > 0 ? 1 : 0);
}
