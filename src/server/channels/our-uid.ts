/** The uids of our events, by which they are recognised when they come back. */
export function ourUid(id: string, host: string): string {
  return `${id}@${host}`;
}

/** Also matches uids that were made unique by a suffix. */
export function isOurUid(uid: string, host: string): boolean {
  return uid.split(" ", 1)[0]?.endsWith(`@${host}`) ?? false;
}
