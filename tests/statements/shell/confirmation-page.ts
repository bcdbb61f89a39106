import type { Locator, Page, Route } from "@playwright/test";

/** The value beside a label in the confirmation. */
export function fact(page: Page, label: string): Locator {
  return page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");
}

export const spinner = (page: Page): Locator => page.getByRole("img", { name: "Carregando…" });

export type Posted = { readonly method: string; readonly type: string; readonly body: unknown };

/** Records the posts to /reservas; `answer` decides the response. */
export async function watchPosts(
  page: Page,
  answer: (route: Route, turn: number) => Promise<void> = (route) => route.continue(),
): Promise<Posted[]> {
  const posted: Posted[] = [];
  await page.route("**/reservas", async (route) => {
    const request = route.request();
    posted.push({
      method: request.method(),
      type: request.headers()["content-type"] ?? "",
      body: request.postDataJSON(),
    });
    await answer(route, posted.length);
  });
  return posted;
}

/** The app's own response, with some fields changed or removed. */
export async function changeRecord(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route("**/reservas", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...changes } });
  });
}
