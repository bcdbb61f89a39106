import { type HandMeans, handMeans } from "../../../domain/account.ts";
import chips from "../ui/choice-chips.module.css";

const names: Readonly<Record<HandMeans, string>> = {
  pix: "Pix",
  cash: "Dinheiro",
  card: "Maquininha",
  transfer: "Transferência",
};

/** Every way to pay or to give back by hand, one tap each. */
export function MeansChoice({ legend }: { legend: string }) {
  return (
    <fieldset className={chips.chips}>
      <legend>{legend}</legend>
      {handMeans.map((means, index) => (
        <label key={means}>
          <input type="radio" name="means" value={means} defaultChecked={index === 0} />
          {names[means]}
        </label>
      ))}
    </fieldset>
  );
}
