import { Form } from "react-router";
import type { SignedInDevice } from "../../../contract/owner/account.ts";
import { todayIn } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import field from "../form/field.module.css";
import { type Sending, useSending } from "../form/use-sending.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { moment } from "../ui/words.ts";
import styles from "./account.module.css";
import { deviceWords } from "./device-words.ts";

export function DevicesSection({ devices }: { devices: readonly SignedInDevice[] }) {
  const sending = useSending();
  return (
    <section>
      <h2>Aparelhos</h2>
      <p>Onde a sua conta está aberta. Não reconhece algum? Saia dele e troque a senha.</p>
      <Said words={sending.said} />
      <ul className={`${kit.rows} ${styles.devices}`}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} sending={sending} />
        ))}
      </ul>
      <div className={`${field.actions} ${styles.leave}`}>
        {devices.length > 1 && (
          <ActionButton
            sending={sending}
            words="Os outros aparelhos saíram."
            intent="sign-out-others"
            className={button.line}
          >
            Sair de todos os outros
          </ActionButton>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value="sign-out-everywhere" />
          <button type="submit" className={button.quiet}>
            Sair de todos os aparelhos
          </button>
        </Form>
      </div>
    </section>
  );
}

function DeviceRow({ device, sending }: { device: SignedInDevice; sending: Sending }) {
  const { timeZone } = useSite().property;
  const today = useToday();
  const words = deviceWords(device);
  const seenToday = todayIn(timeZone, device.lastSeen) === today;
  return (
    <li>
      <div>
        <b>{words}</b>
        <small>
          Entrou em {moment(device.since, timeZone)}
          {!device.isThis &&
            `, visto por último ${seenToday ? "hoje" : `em ${moment(device.lastSeen, timeZone)}`}`}
        </small>
      </div>
      {device.isThis ? (
        <Chip tone="ok">Este aparelho</Chip>
      ) : (
        <ActionButton
          sending={sending}
          words={`${words}: saiu.`}
          intent="sign-out-device"
          fields={{ deviceId: device.id }}
          className={button.line}
        >
          Sair deste aparelho<span className="vh">: {words}</span>
        </ActionButton>
      )}
    </li>
  );
}
