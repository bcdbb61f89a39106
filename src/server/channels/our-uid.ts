/** Names of our events in the calendars we hand out, by which they are known when they come back. */
export function ourUid(id: string, host: string): string {
  return `${id}@${host}`;
}

export function isOurUid(uid: string, host: string): boolean {
  return uid.endsWith(`@${host}`);
}
