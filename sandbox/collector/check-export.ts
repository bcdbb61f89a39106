import { z } from "zod";

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
/** 64-bit integers are strings in JSON. */
const nanoseconds = z.string().regex(/^\d{16,20}$/);
const value = z.strictObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.number().int(), z.string().regex(/^-?\d+$/)]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const attributes = z.array(z.strictObject({ key: z.string().min(1), value })).default([]);

const span = z.object({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: hex(16).optional(),
  name: z.string().min(1),
  kind: z.number().int().min(0).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  events: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().int().min(0).max(2), message: z.string().optional() }),
});

/** ExportTraceServiceRequest in OTLP's JSON encoding: ids in hex, times as strings. */
const exported = z.strictObject({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({ scope: z.object({ name: z.string() }), spans: z.array(span).min(1) }),
      ),
    }),
  ),
});

export type ReceivedSpan = z.output<typeof span>;

/** The spans of a body, or the reason it is invalid. */
export function readExport(contentType: string, body: string): ReceivedSpan[] | string {
  if (contentType.split(";")[0] !== "application/json") return "the content type is not JSON";
  const parsed = exported.safeParse(orUndefined(body));
  if (!parsed.success) return z.prettifyError(parsed.error);
  const spans = parsed.data.resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans: some }) => some),
  );
  const backwards = spans.find(
    (one) => BigInt(one.endTimeUnixNano) < BigInt(one.startTimeUnixNano),
  );
  return backwards ? `${backwards.name} ends before it begins` : spans;
}

function orUndefined(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
