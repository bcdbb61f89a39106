/** The host may be missing: a database on this machine is reached by its socket's folder. */
function parsed(address: string): URL | null {
  return URL.parse(address.replace("@/", "@localhost/"));
}

/** Empty if it is no address. */
export function hostOf(address: string): string {
  const url = parsed(address);
  return url?.searchParams.get("host") ?? url?.hostname ?? "";
}

/** Decoded; empty if there is none. */
export function passwordOf(address: string): string {
  const password = parsed(address)?.password ?? "";
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
