/** Statement ids, as in the list, titles and reports. */

export function statementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([SR]\d+\.\d+) \[/gm)].map(([, id = ""]) => id);
}

/** A title asserts the statements it begins with; later ids do not count. */
export function idsOfTitle(title: string): string[] {
  const [leading = ""] = /^(?:[SR]\d+\.\d+ )*/.exec(title) ?? [];
  return leading.split(" ").filter(Boolean);
}

type Outcome = { readonly title: string; readonly passed: boolean };
type Suite = {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
};

/** The parts of vitest's and Playwright's reports that are used. */
export type TestReport = {
  testResults?: { assertionResults: { title: string; status: string }[] }[];
  suites?: Suite[];
};

/** A statement is covered if a test of it passed and none failed. A skipped test is neither. */
export function coveredIds(reports: readonly TestReport[]): string[] {
  const outcomes = reports.flatMap((report) => [...unitOutcomes(report), ...pageOutcomes(report)]);
  const idsWhere = (passed: boolean) =>
    outcomes.filter((one) => one.passed === passed).flatMap(({ title }) => idsOfTitle(title));
  const failed = new Set(idsWhere(false));
  return [...new Set(idsWhere(true))].filter((id) => !failed.has(id));
}

function unitOutcomes({ testResults = [] }: TestReport): Outcome[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ title, status }) => ({ title, passed: status === "passed" }));
}

function pageOutcomes({ suites = [], ...rest }: Suite): Outcome[] {
  const own = (rest.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
    .map(({ title, ok }) => ({ title, passed: ok }));
  return [...own, ...suites.flatMap(pageOutcomes)];
}
