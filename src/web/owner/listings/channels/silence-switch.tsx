import { useState } from "react";
import { Link } from "react-router";
import { propertyChannelsUrl } from "../../../../contract/owner-urls.ts";
import field from "../../form/field.module.css";
import { Refused } from "../../form/refused.tsx";
import kit from "../../ui/kit.module.css";
import { plural } from "../../ui/words.ts";
import styles from "./channels.module.css";
import { useAskChannels } from "./use-listing-channels.ts";

type Props = { isOn: boolean; minutes: number };

/** For an owner who prefers a lost sale to a double one. */
export function SilenceSwitch({ isOn, minutes }: Props) {
  // Optimistic: shows the requested value at once, then the stored one.
  const [wished, setWished] = useState<boolean | null>(null);
  const closing = useAskChannels(() => setWished(null));
  const shown = closing.refusal ? isOn : (wished ?? isOn);
  const turn = () => {
    setWished(!shown);
    closing.send({ intent: "close", close: shown ? "no" : "yes" });
  };
  return (
    <div className={styles.part}>
      <label className={field.check}>
        <input type="checkbox" aria-describedby="silence-hint" checked={shown} onChange={turn} />
        Fechar os próximos 60 dias no site enquanto um canal estiver sem resposta
      </label>
      <p className={kit.hint} id="silence-hint">
        Sem resposta quer dizer: nada de lá há mais de {plural(minutes, "minuto", "minutos")}.
        Ligado, ninguém reserva este quarto pelo site até o canal responder; você continua podendo.{" "}
        <Link to={propertyChannelsUrl}>Mudar o tempo</Link>
      </p>
      <Refused sending={closing} />
    </div>
  );
}
