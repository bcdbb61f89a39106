/** Who may use a route: anyone, everybody signed in (also cleaning), the team, only the owner. */
type Needs = "anyone" | "cleaning" | "team" | "owner";

export type Entry = {
  readonly method: "GET" | "POST";
  /** The route pattern; the test fills in `:bookingId` and the like. */
  readonly path: string;
  readonly needs: Needs;
  /** The form's fields. One entry for each action. */
  readonly form?: Readonly<Record<string, string>>;
};

export const open = (method: Entry["method"], path: string): Entry => ({
  method,
  path,
  needs: "anyone",
});
export const team = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  method,
  path,
  needs: "team",
  ...(form && { form }),
});
export const cleaning = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  ...team(method, path, form),
  needs: "cleaning",
});
export const owner = (method: Entry["method"], path: string, form?: Entry["form"]): Entry => ({
  ...team(method, path, form),
  needs: "owner",
});
