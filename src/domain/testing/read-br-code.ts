export type ReadBrCode = {
  readonly key: string;
  readonly payee: string;
  readonly city: string;
  /** As written, 'R.CC'. */
  readonly amount: string;
  readonly txid: string;
};

type Fields = ReadonlyMap<string, string>;

/**
 * Reads as strictly as the central bank's manual: byte by byte, every field once and in order,
 * every length right, nothing left over. Shares no code with the writer.
 */
export function readBrCode(text: string): ReadBrCode {
  const bytes = Buffer.from(text, "utf8");
  must(bytes.length === text.length, "only ASCII");
  must(bytes.length <= 512, "at most 512 bytes");
  for (const byte of bytes) must(byte >= 0x20 && byte <= 0x7e, "only what can be printed");
  const ids = ["00", "26", "52", "53", "54", "58", "59", "60", "62", "63"];
  const fields = readFields(bytes, ids);
  is(fields, "00", "01");
  is(fields, "52", "0000");
  is(fields, "53", "986");
  is(fields, "58", "BR");
  const account = readFields(Buffer.from(get(fields, "26")), ["00", "01"]);
  is(account, "00", "br.gov.bcb.pix");
  const more = readFields(Buffer.from(get(fields, "62")), ["05"]);
  is(fields, "63", crcOf(bytes.subarray(0, -4)));
  return {
    key: shaped(get(account, "01"), /^.{1,77}$/),
    payee: shaped(get(fields, "59"), /^.{1,25}$/),
    city: shaped(get(fields, "60"), /^.{1,15}$/),
    amount: shaped(get(fields, "54"), /^(?=.{1,13}$)(0|[1-9]\d*)\.\d\d$/),
    txid: shaped(get(more, "05"), /^[A-Za-z0-9]{1,25}$/),
  };
}

/** The remainder of a polynomial division, in hexadecimal: CRC-16/CCITT-FALSE. */
export function crcOf(bytes: Uint8Array): string {
  const divisor = 0x11021n;
  const width = BigInt(bytes.length * 8);
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`) << 16n;
  rest ^= 0xffffn << width;
  for (let bit = width + 15n; bit >= 16n; bit--) {
    if ((rest >> bit) & 1n) rest ^= divisor << (bit - 16n);
  }
  return rest.toString(16).toUpperCase().padStart(4, "0");
}

function readFields(bytes: Uint8Array, ids: readonly string[]): Fields {
  const fields = new Map<string, string>();
  let at = 0;
  const take = (count: number) => {
    must(at + count <= bytes.length, "long enough for its lengths");
    const taken = Buffer.from(bytes.subarray(at, at + count)).toString("latin1");
    at += count;
    return taken;
  };
  for (const id of ids) {
    must(take(2) === id, `field ${id} next`);
    const length = take(2);
    must(/^(0[1-9]|[1-9]\d)$/.test(length), `a length of field ${id}`);
    fields.set(id, take(Number(length)));
  }
  must(at === bytes.length, "nothing after its last field");
  return fields;
}

const get = (fields: Fields, id: string) => fields.get(id) ?? "";

function is(fields: Fields, id: string, value: string): void {
  must(get(fields, id) === value, `${value} in field ${id}`);
}

function shaped(value: string, shape: RegExp): string {
  must(shape.test(value), `${value} as ${shape}`);
  return value;
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`a BR Code has ${what}`);
}
