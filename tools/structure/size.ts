import type { Sources } from "./complaints.ts";

/** What a file is, by its path: the first that fits. */
const kinds: readonly (readonly [kind: string, path: RegExp])[] = [
  ["tests of the sandbox", /^sandbox\/.*(\.test\.tsx?$|\/testing\/)/],
  ["tests beside the code", /^(src|sample|tools|ops)\/.*(\.test\.tsx?$|\/testing\/)/],
  ["texts of the pages", /^src\/web\/content\//],
  ["routes", /^src\/web\/.*(\.server|route)\.tsx?$/],
  ["CSS", /^src\/.*\.css$/],
  ["components", /^src\/web\/.*\.tsx$/],
  ["other code of the pages", /^src\/web\//],
  ["contract", /^src\/contract\//],
  ["domain", /^src\/domain\//],
  ["verbs of the owner", /^src\/server\/owner\//],
  ["mail templates", /^src\/server\/mail\/templates\//],
  ["other server code", /^src\//],
  ["migrations", /^migrations\//],
  ["stand-ins", /^sandbox\//],
  ["sample", /^sample\//],
  ["fault worlds", /^tests\/faults\//],
  ["browser tests and their states", /^tests\/(guest|owner|discovery|statements)\//],
  ["other tests", /^tests\//],
  ["tools and operations", /^(tools|ops|bin|public|[^/]+$)/],
];

type Size = { files: number; lines: number };

/** Lines and files by kind; 'the product' is what runs in production. */
export function sizesOf(sources: Sources): Map<string, Size> {
  const sizes = new Map<string, Size>(kinds.map(([kind]) => [kind, { files: 0, lines: 0 }]));
  const all = { files: 0, lines: 0 };
  const product = { files: 0, lines: 0 };
  const productCss = { files: 0, lines: 0 };
  for (const [path, source] of sources) {
    const [kind] = kinds.find(([, fits]) => fits.test(path)) ?? [];
    const size = kind && sizes.get(kind);
    if (!size) throw new Error(`of no kind: ${path}`);
    const isProduct = path.startsWith("src/") && kind !== "tests beside the code";
    const counted = isProduct ? [kind === "CSS" ? productCss : product] : [];
    for (const one of [size, all, ...counted]) {
      one.files += 1;
      one.lines += source.split("\n").length - 1;
    }
  }
  sizes.set("the product in TypeScript", product);
  sizes.set("the product in CSS", productCss);
  return sizes.set("everything", all);
}
