/** Names of our events in the calendars we hand out, by which they are known when they come back. */
export function ourUid(id: string, host: string): string {
  return `${id}@${host}`;
}

/** Also of several events of one name, which are told apart by what follows it. */
export function isOurUid(uid: string, host: string): boolean {
  return uid.split(" ", 1)[0]?.endsWith(`@${host}`) ?? false;
}
