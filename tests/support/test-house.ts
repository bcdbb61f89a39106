import { afterAll, inject } from "vitest";
import { cloneDatabase } from "../../sandbox/postgres/clone.ts";
import { TEMPLATE } from "./global-setup.ts";
import { houseOn, type TestHouse, type TestHouseOptions } from "./house-on.ts";

export type { TestHouse };

/** An app for one test file, closed after it. */
export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const clone = await cloneDatabase(inject("postgresUrl"), TEMPLATE);
  const house = await houseOn(clone.url, options);
  afterAll(async () => {
    await house.close();
    await clone.drop();
  });
  return house;
}
