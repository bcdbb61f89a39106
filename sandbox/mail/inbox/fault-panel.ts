import { html, type Markup } from "../../html.ts";
import type { Faults } from "../faults.ts";

const SLOW_MS = 5_000;

const KNOBS: { name: string; label: string; turn(faults: Faults): Partial<Faults> }[] = [
  {
    name: "temporary",
    label: "Adiar o próximo (451)",
    turn: ({ temporary }) => ({ temporary: temporary + 1 }),
  },
  {
    name: "permanent",
    label: "Recusar o próximo (554)",
    turn: ({ permanent }) => ({ permanent: permanent + 1 }),
  },
  {
    name: "cut",
    label: "Aceitar e cortar a conexão",
    turn: ({ cut }) => ({ cut: cut + 1 }),
  },
  { name: "slow", label: "Responder devagar (5 s)", turn: () => ({ slowMs: SLOW_MS }) },
  { name: "down", label: "Sair do ar", turn: () => ({ down: true }) },
];

export function turnKnob(name: string, faults: Faults): Partial<Faults> | null {
  return KNOBS.find((knob) => knob.name === name)?.turn(faults) ?? null;
}

export function faultPanel(faults: Faults): Markup {
  const active = describeFaults(faults);
  return html`<section class="faults" aria-labelledby="faults">
<h2 id="faults">Simular falhas</h2>
<p class="state${active.length > 0 ? " on" : ""}" role="status">${active.join(" · ") || "Tudo normal: os e-mails são aceitos."}</p>
<form class="knobs" method="post" action="/faults">
${KNOBS.map(({ name, label }) => html`<button name="knob" value="${name}">${label}</button>`)}
${active.length > 0 ? BACK_TO_NORMAL : null}
</form>
</section>`;
}

const BACK_TO_NORMAL = html`<button class="primary" formaction="/faults/reset">Voltar ao normal</button>`;

function describeFaults({ temporary, permanent, cut, slowMs, down }: Faults): string[] {
  return [
    down && "Fora do ar",
    temporary > 0 && `A adiar: ${temporary}`,
    permanent > 0 && `A recusar: ${permanent}`,
    cut > 0 && `A cortar: ${cut}`,
    slowMs > 0 && `Resposta após ${slowMs} ms`,
  ].filter((line) => line !== false);
}
