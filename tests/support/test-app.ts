import { afterAll, inject } from "vitest";
import { cloneDatabase } from "../../sandbox/postgres/clone.ts";
import { appOn, type TestApp, type TestAppOptions } from "./app-on.ts";
import { TEMPLATE } from "./global-setup.ts";

export type { TestApp };

/** An app for one test file, closed after it. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clone = await cloneDatabase(inject("postgresUrl"), TEMPLATE);
  const app = await appOn(clone.url, options);
  afterAll(async () => {
    await app.close();
    await clone.drop();
  });
  return app;
}
