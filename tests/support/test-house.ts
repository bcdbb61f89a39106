import { afterAll, inject } from "vitest";
import { cloneDatabase } from "../../sandbox/postgres/clone.ts";
import { TEMPLATE } from "./global-setup.ts";
import { houseOn, type TestHouse, type TestHouseOptions } from "./house-on.ts";

export type { TestHouse };

/** A house for one test file, gone when the file is done. */
export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const clone = await cloneDatabase(inject("postgresUrl"), TEMPLATE);
  const house = await houseOn(clone.url, options);
  afterAll(async () => {
    await house.close();
    await clone.drop();
  });
  return house;
}
