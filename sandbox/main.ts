import { createHash } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { sampleOwner } from "./prepare-database.ts";
import { startSandbox } from "./start.ts";

const { values } = parseArgs({
  options: {
    built: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    port: { type: "string", default: "3000" },
  },
});

/** Outside the checkout, so that PostgreSQL's account can enter it; one per checkout. */
function keptFolder(): string {
  const checkout = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);
  const shared = process.platform === "win32" ? os.tmpdir() : "/var/tmp";
  return path.join(shared, `pousada-${checkout}`);
}

const port = Number(values.port);
const sandbox = await startSandbox({
  built: values.built,
  ports: {
    site: port,
    payments: port + 1,
    inbox: port + 2,
    channels: port + 3,
    mercadoPago: port + 4,
  },
  onPortals: true,
  ...(values.fresh ? {} : { keepIn: keptFolder() }),
});

console.log(`
  Pousada Maré Mansa, AMBIENTE DE TESTE

  Site                ${sandbox.siteUrl}
  Painel da dona      ${sandbox.siteUrl}/admin   (${sampleOwner.email} / ${sampleOwner.password})
  Pagamentos de teste ${sandbox.paymentsUrl}
  Mercado Pago        ${sandbox.mercadoPagoUrl}
  Caixa de e-mails    ${sandbox.inboxUrl}
  Portais de teste    ${sandbox.channelsUrl}

  Cartão que passa: 4242 4242 4242 4242. Ctrl-C encerra tudo.
`);

let closing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
