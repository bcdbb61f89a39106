import { existsSync, readdirSync } from "node:fs";
import sharp from "sharp";

/**
 * Compares two folders of shots, pixel by pixel: `node tools/shots-differ.ts before [after]`. Prints
 * each shot that differs, in how many pixels and in which box, and what only one folder has.
 */
const [before = "", after = "reports/shots"] = process.argv.slice(2);
/** The allowed difference of a colour channel: antialiased text varies from run to run. */
const TOLERANCE = 16;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

async function read(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares the area that both have. */
function differ(one: Pixels, other: Pixels): { count: number; box: string } {
  let count = 0;
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (let y = 0; y < Math.min(one.height, other.height); y += 1) {
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const [a, b] = [3 * (y * one.width + x), 3 * (y * other.width + x)];
      if (isAlike(one.data, a, other.data, b)) continue;
      count += 1;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x),
        Math.max(bottom, y),
      ];
    }
  }
  return { count, box: count === 0 ? "" : `, ${left},${top} to ${right},${bottom}` };
}

function isAlike(one: Buffer, a: number, other: Buffer, b: number): boolean {
  return [0, 1, 2].every(
    (channel) => Math.abs((one[a + channel] ?? 0) - (other[b + channel] ?? 0)) <= TOLERANCE,
  );
}

if (!existsSync(before)) throw new Error("Name the folder of the shots from before.");
const [old, now] = [before, after].map((folder) => new Set(readdirSync(folder)));
let different = 0;
for (const name of [...(old ?? []), ...(now ?? new Set()).difference(old ?? new Set())].sort()) {
  if (!old?.has(name) || !now?.has(name)) {
    console.log(`${name}: only ${old?.has(name) ? before : after} has it`);
    continue;
  }
  const [one, other] = [await read(`${before}/${name}`), await read(`${after}/${name}`)];
  const { count, box } = differ(one, other);
  if (count === 0 && one.height === other.height) continue;
  different += 1;
  const grown = other.height - one.height;
  console.log(`${name}: ${count} pixels${box}${grown === 0 ? "" : `, ${grown} px higher`}`);
}
console.log(`${different} shots differ`);
