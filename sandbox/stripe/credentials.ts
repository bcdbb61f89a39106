/** Fictitious: the underscores keep them from matching a real key's format. */
export const PLATFORM_SECRET_KEY = "sk_test_ficticia_mare_mansa_plataforma";
export const PLATFORM_PUBLISHABLE_KEY = "pk_test_ficticia_mare_mansa_plataforma";
export const PLATFORM_ACCOUNT = "acct_ficticia_plataforma";
export const CONNECTED_ACCOUNT = "acct_ficticia_mare_mansa";
export const WEBHOOK_SIGNING_SECRET = "whsec_ficticio_mare_mansa";
