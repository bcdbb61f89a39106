import type { PropertyProblem } from "../../../contract/owner/property.ts";
import type { SettingName, SettingValue } from "../../../server/owner-api.ts";
import type { SettingPage } from "./setting-page.ts";
import { settingPages } from "./setting-pages.ts";

const problemWords: Readonly<Record<PropertyProblem, string>> = {
  missing: "Falta preencher.",
  "too-long": "Ficou comprido demais. Corte um pouco.",
  "not-a-phone": "Escreva o DDD e o número, como (11) 2345-6789.",
  "not-an-email": "Esse e-mail não parece completo.",
  "not-a-link": "Use /admin ou um endereço que comece com https://.",
  "out-of-range": "Esse número não serve aqui. Confira.",
  "not-a-cnpj": "Esse CNPJ não confere: os dois últimos números não fecham com os outros.",
  "not-a-cadastur": "O Cadastur tem só números, pontos e traços.",
  "not-a-colour": "Escreva a cor como #9E3716.",
  "not-readable": "Essa cor não dá para ler: precisa de um tom mais escuro.",
  "not-an-hour": "Escreva a hora, como 14:00.",
  "too-few-hours": "O hóspede ficaria com menos de 21 horas.",
  "leaves-after-arrival":
    "Com entrada e saída no mesmo dia, a saída não pode ser depois da entrada: os dois hóspedes estariam no quarto.",
  "regret-too-short":
    "São pelo menos 7 dias: é o direito de arrependimento de quem compra pela internet (CDC, art. 49).",
  "steps-not-fair":
    "Comece pelo degrau mais longe da chegada. A cada degrau, menos dias e uma devolução menor: quem avisa antes nunca recebe menos.",
  "not-a-pix-key":
    "Essa chave não é de Pix. Confira: CPF, CNPJ, celular com DDD, e-mail ou chave aleatória.",
  "not-a-payee": "Escreva o nome como aparece no banco, com letras.",
  "not-offered": "Esse provedor já não recebe assim. Recarregue a página e escolha de novo.",
  "ends-before": "A última noite é antes da primeira.",
  "photo-unknown": "Essa foto já não está na casa. Escolha outra.",
};

/** By field. The page's own sentence wins, found by the last segment of the field's name. */
export function sentencesFor<N extends SettingName>(
  setting: N,
  problems: readonly (readonly [path: string, problem: PropertyProblem])[],
  value: SettingValue<N>,
): Record<string, string> {
  const { explain }: SettingPage = settingPages[setting];
  const better = explain?.(value) ?? {};
  const sentences = problems.map(([path, problem]) => {
    const last = path.split(".").at(-1) ?? "";
    return [path, better[last]?.[problem] ?? problemWords[problem]];
  });
  return Object.fromEntries(sentences);
}
