import { z } from "zod";
import { type Endpoint, endpoints } from "../../contract/endpoints.ts";
import { wireProblem } from "../../contract/wire.ts";

/** Generated from the schemas that validate the calls. */
export function openApi(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Reservas da pousada", version: "1" },
    servers: [{ url: publicUrl }],
    paths,
  };
}

function describe(operationId: string, endpoint: Endpoint) {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [...parameters("path", endpoint.params), ...parameters("query", endpoint.query)],
    ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body) } } : {}),
    responses: responses(endpoint),
  };
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path",
    schema: toJsonSchema(field as z.ZodType),
  }));
}

function responses(endpoint: Endpoint) {
  const answers = Object.entries(endpoint.answers).map(([status, schema]) => [
    status,
    { description: "ok", ...(status === "204" ? {} : { content: json(schema) }) },
  ]);
  const problems = endpoint.problems.map((status) => [
    String(status),
    {
      description: "problem",
      content: { "application/problem+json": { schema: toJsonSchema(wireProblem) } },
    },
  ]);
  return Object.fromEntries([...answers, ...problems]);
}

function json(schema: z.ZodType) {
  return { "application/json": { schema: toJsonSchema(schema) } };
}

function toJsonSchema(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
