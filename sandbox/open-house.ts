import path from "node:path";
import { connectPortals } from "./channels/connect-portals.ts";
import { startChannelsSandbox } from "./channels/start.ts";
import { sandboxConfig } from "./config.ts";
import { freePort } from "./free-port.ts";
import { startMailSandbox } from "./mail/start.ts";
import { startMercadoPagoSandbox } from "./mercado-pago/start.ts";
import { serveBuilt } from "./serve-built.ts";
import { serveDevelopment } from "./serve-development.ts";
import { standIns } from "./stand-ins.ts";
import { startStripeSandbox } from "./stripe/start.ts";

export type HouseOptions = {
  /** The production build, or the sources with hot reload. */
  readonly built: boolean;
  /** Where the stand-ins store their state between runs. If missing, nothing is kept. */
  readonly keepIn?: string;
  readonly ports?: {
    site: number;
    payments: number;
    inbox: number;
    channels: number;
    mercadoPago: number;
  };
  readonly settings?: Record<string, string>;
  /** The clock of the app and its stand-ins. */
  readonly now: () => number;
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
  readonly now: () => number;
  close(): Promise<void>;
};

export const MEDIA_FOLDER = ".media";
/** Long enough for a search to miss recent payments, as at Mercado Pago. */
const INDEX_LAG_MS = 1_500;

/** The app on a prepared database, with stand-ins of its own. */
export async function openHouse(databaseUrl: string, options: HouseOptions): Promise<Sandbox> {
  const { keepIn, ports, now } = options;
  const kept = (name: string) => (keepIn ? path.join(keepIn, name) : undefined);

  const siteUrl = `http://localhost:${ports?.site ?? (await freePort())}`;
  const stateFile = kept("payments.json");
  const payments = await startStripeSandbox({
    now,
    port: ports?.payments ?? 0,
    webhookUrl: `${siteUrl}/payment/webhook`,
    onOwnAccount: options.settings?.STRIPE_ACCOUNT === "",
    ...(stateFile ? { stateFile } : {}),
  });
  const mercadoPagoFile = kept("mercado-pago.json");
  const mercadoPago = await startMercadoPagoSandbox({
    now,
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
  const channels = await startChannelsSandbox({ now, port: ports?.channels ?? 0 });
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
  if (options.onPortals) await connectPortals({ databaseUrl, siteUrl, now: now() }, channels);
  const closeSite = await serve(config, { plugins: [standIns(payments.url)], clock: now });
  return {
    siteUrl,
    paymentsUrl: payments.url,
    mercadoPagoUrl: mercadoPago.url,
    inboxUrl: mail.inboxUrl,
    channelsUrl: channels.url,
    databaseUrl,
    now,
    async close() {
      await closeSite();
      await payments.close();
      await mercadoPago.close();
      await mail.close();
      await channels.close();
    },
  };
}
