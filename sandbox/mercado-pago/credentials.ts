/** Fictitious: the words keep them from matching a real credential's format. */
export const ACCESS_TOKEN = "TEST-ficticio-mare-mansa";
export const LIVE_ACCESS_TOKEN = "APP_USR-ficticio-mare-mansa";
export const WEBHOOK_SECRET = "segredo-ficticio-do-webhook-mare-mansa";
export const COLLECTOR_ID = 184_200_300;
export const APPLICATION_ID = 7_300_500_900_100;
