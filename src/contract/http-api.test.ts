import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "../domain/app-error.ts";
import { createHttpApi, LONGEST_CALL_MS } from "./http-api.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a call nobody answers ends like a lost line", async () => {
  const timeLimit = vi
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("no answer", "TimeoutError")));
  vi.stubGlobal("fetch", hang);
  const answer = await createHttpApi("", "pt-BR", () => "America/Bahia")
    .releaseCheckout()
    .catch((error: unknown) => error);
  expect(answer).toBeInstanceOf(Error);
  expect(answer).not.toBeInstanceOf(AppError);
  expect(timeLimit).toHaveBeenCalledWith(LONGEST_CALL_MS);
}, 1_000);

/** A fetch that only its abort signal ends. */
function hang(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
  });
}
