import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
} from "@opentelemetry/sdk-trace-node";
import { describeError } from "./describe-error.ts";

/** Timeout for one batch. Only the next batch waits for it. */
export const COLLECTOR_TIMEOUT_MS = 5_000;

/** Nested spans with name, duration and outcome. */
export type Tracing = {
  span<T>(name: string, facts: Attributes, work: () => Promise<T>): Promise<T>;
  /** For finished work that began `milliseconds` ago. */
  note(name: string, milliseconds: number, error?: unknown): void;
  /** The root span, with the given trace id. Work done `inside` it becomes its child. */
  begin(id: string): Trace;
  close(): Promise<void>;
};

export type Trace = {
  inside(work: () => void): void;
  end(name: string, facts: Attributes, failed: boolean): void;
};

/** Manual spans with fixed names: never statement values, addresses or user input. */
export function createTracing(endpoint: string): Tracing {
  const here = new AsyncLocalStorage<Context>();
  const { provider, tracer, startWithId } = openProvider(endpoint);
  const start = (name: string, attributes: Attributes, startTime?: Date) =>
    tracer.startSpan(
      name,
      { attributes, ...(startTime && { startTime }) },
      here.getStore() ?? ROOT_CONTEXT,
    );
  return {
    async span(name, facts, work) {
      const span = start(name, facts);
      const inside = trace.setSpan(here.getStore() ?? ROOT_CONTEXT, span);
      return here.run(inside, work).then(
        (value) => {
          span.end();
          return value;
        },
        (error: unknown) => {
          endFailed(span, error);
          throw error;
        },
      );
    },
    note(name, milliseconds, error) {
      if (!here.getStore()) return;
      const span = start(name, {}, new Date(Date.now() - milliseconds));
      if (error === undefined) span.end();
      else endFailed(span, error);
    },
    begin(id) {
      const span = startWithId(id);
      const inside = trace.setSpan(ROOT_CONTEXT, span);
      return {
        inside: (work) => here.run(inside, work),
        end(name, facts, failed) {
          span.updateName(name).setAttributes(facts);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

function endFailed(span: Span, error: unknown): void {
  const { kind, code } = describeError(error);
  span.setAttribute("error.type", code ?? kind).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function openProvider(endpoint: string) {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: COLLECTOR_TIMEOUT_MS });
  const random = new RandomIdGenerator();
  let wanted: string | undefined;
  const provider = new BasicTracerProvider({
    resource: ourselves,
    idGenerator: {
      generateTraceId: () => wanted ?? random.generateTraceId(),
      generateSpanId: random.generateSpanId,
    },
    spanProcessors: [
      new BatchSpanProcessor(exporter, { exportTimeoutMillis: COLLECTOR_TIMEOUT_MS }),
    ],
  });
  const tracer = provider.getTracer("pousada");
  const startWithId = (id: string) => {
    wanted = id;
    const span = tracer.startSpan("request", { kind: SpanKind.SERVER, root: true });
    wanted = undefined;
    return span;
  };
  return { provider, tracer, startWithId };
}

/** The service name only, nothing about the machine. */
const ourselves = {
  attributes: { "service.name": "pousada" },
  merge: () => ourselves,
  getRawAttributes: (): [string, string][] => [["service.name", "pousada"]],
};
