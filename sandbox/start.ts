import { mkdirSync } from "node:fs";
import path from "node:path";
import { connectPortals } from "./channels/connect-portals.ts";
import { startChannelsSandbox } from "./channels/start.ts";
import { sandboxConfig } from "./config.ts";
import { freePort } from "./free-port.ts";
import { startMailSandbox } from "./mail/start.ts";
import { startMercadoPagoSandbox } from "./mercado-pago/start.ts";
import { startPaymentsSandbox } from "./payments/start.ts";
import { ensureDatabase, recreateDatabase } from "./postgres/clone.ts";
import { startPostgres } from "./postgres/start.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { serveBuilt } from "./serve-built.ts";
import { serveDevelopment } from "./serve-development.ts";
import { standIns } from "./stand-ins.ts";

export type SandboxOptions = {
  /** The production build, or the sources with hot reload. */
  readonly built: boolean;
  /** Where everything is stored between runs. If missing, nothing is kept. */
  readonly keepIn?: string;
  readonly ports?: {
    site: number;
    payments: number;
    inbox: number;
    channels: number;
    mercadoPago: number;
  };
  readonly settings?: Record<string, string>;
  /** Connect the sample property to the portals. */
  readonly onPortals?: boolean;
};

export type Sandbox = {
  readonly siteUrl: string;
  readonly paymentsUrl: string;
  readonly mercadoPagoUrl: string;
  readonly inboxUrl: string;
  readonly channelsUrl: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
};

const MEDIA_FOLDER = ".media";
/** Long enough for a search to miss what just happened, as it does there. */
const INDEX_LAG_MS = 1_500;

/** The whole app and its stand-ins, on this machine only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { keepIn, ports } = options;
  if (keepIn) mkdirSync(keepIn, { recursive: true });
  const kept = (name: string) => (keepIn ? path.join(keepIn, name) : undefined);

  const postgres = await startPostgres(kept("postgres"));
  const databaseUrl = keepIn
    ? await ensureDatabase(postgres.url, "pousada")
    : await recreateDatabase(postgres.url, `pousada_${process.pid}`);
  await prepareDatabase(databaseUrl, MEDIA_FOLDER);

  const siteUrl = `http://localhost:${ports?.site ?? (await freePort())}`;
  const stateFile = kept("payments.json");
  const payments = await startPaymentsSandbox({
    port: ports?.payments ?? 0,
    webhookUrl: `${siteUrl}/payment/webhook`,
    ...(stateFile ? { stateFile } : {}),
  });
  const mercadoPagoFile = kept("mercado-pago.json");
  const mercadoPago = await startMercadoPagoSandbox({
    port: ports?.mercadoPago ?? 0,
    webhookUrl: `${siteUrl}/payment/webhook/mercadopago`,
    indexLagMs: INDEX_LAG_MS,
    ...(mercadoPagoFile ? { stateFile: mercadoPagoFile } : {}),
  });
  const mailDir = kept("mail");
  const mail = await startMailSandbox({
    httpPort: ports?.inbox ?? 0,
    ...(mailDir ? { mailDir } : {}),
  });
  const channels = await startChannelsSandbox({ port: ports?.channels ?? 0 });
  const config = sandboxConfig({
    siteUrl,
    databaseUrl,
    paymentsUrl: payments.url,
    mercadoPagoUrl: mercadoPago.url,
    smtpUrl: mail.smtpUrl,
    channelsHost: channels.host,
    mediaFolder: MEDIA_FOLDER,
    ...(options.settings ? { overrides: options.settings } : {}),
  });
  const serve = options.built ? serveBuilt : serveDevelopment;
  if (options.onPortals) await connectPortals({ databaseUrl, siteUrl }, channels);
  const closeSite = await serve(config, [standIns(payments.url)]);
  return {
    siteUrl,
    paymentsUrl: payments.url,
    mercadoPagoUrl: mercadoPago.url,
    inboxUrl: mail.inboxUrl,
    channelsUrl: channels.url,
    databaseUrl,
    async close() {
      await closeSite();
      await payments.close();
      await mercadoPago.close();
      await mail.close();
      await channels.close();
      await postgres.stop();
    },
  };
}
