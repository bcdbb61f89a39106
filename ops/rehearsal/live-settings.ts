/**
 * Realistic production settings without secrets. The outside services are named but not called:
 * health, pages and reads do not need them.
 */
export function liveSettings(app: { databaseUrl: string; media: string; port: number }) {
  return {
    DATABASE_URL: app.databaseUrl,
    PORT: String(app.port),
    PUBLIC_URL: "https://pousada.internal",
    TRUSTED_PROXIES: "127.0.0.1",
    COOKIE_SECRET: "a cookie secret of a rehearsal, known to all",
    AUTH_SECRET: "a sign-in secret of a rehearsal, known to all",
    LINK_SECRET: "a link secret of more than 32 characters",
    STRIPE_SECRET_KEY: "sk_test_rehearsal",
    STRIPE_PUBLISHABLE_KEY: "pk_test_rehearsal",
    STRIPE_ACCOUNT: "acct_rehearsal",
    STRIPE_WEBHOOK_SECRET: "whsec_rehearsal",
    SMTP_URL: "smtps://smtp.pousada.internal:465",
    MAIL_FROM: "reservas@pousada.internal",
    MEDIA_DIR: app.media,
    LOG_LEVEL: "warn",
  };
}
