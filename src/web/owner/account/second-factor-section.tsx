import type { SecondFactorSetup as Setup } from "../../../contract/owner/sign-in.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { TurnForm } from "./turn-form.tsx";

type Props = { isOn: boolean; setup: Setup | null; problem: string | null };

export function SecondFactorSection({ isOn, setup, problem }: Props) {
  return (
    <section>
      <h2>Código no celular</h2>
      <p>
        {isOn
          ? "Ligado: além da senha, pedimos o código do aplicativo autenticador."
          : "Além da senha, um código que só o seu celular mostra. Quem descobrir a senha não entra."}
      </p>
      {setup ? (
        <SecondFactorSetup setup={setup} />
      ) : (
        <TurnForm
          intent={isOn ? "end" : "begin"}
          label={isOn ? "Desligar" : "Ligar"}
          problem={problem}
        />
      )}
    </section>
  );
}
