import { Form } from "react-router";
import type { SignedInDevice } from "../../../contract/owner/account.ts";
import { todayIn } from "../../../domain/day.ts";
import { useHouse } from "../../house.ts";
import button from "../../ui/button.module.css";
import { Chip } from "../ui/chip.tsx";
import { ErrandTap } from "../ui/errand-tap.tsx";
import { Notice } from "../ui/notice.tsx";
import { useToday } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { type Errand, useErrand } from "../ui/use-errand.ts";
import { moment } from "../ui/words.ts";
import styles from "./account.module.css";
import { deviceWords } from "./device-words.ts";

const OTHERS = "others";

/** Where she is signed in, and the ways out. */
export function DevicesSection({ devices }: { devices: readonly SignedInDevice[] }) {
  const errand = useErrand();
  const refusal = errand.refusalAbout(OTHERS);
  return (
    <section>
      <h2>Aparelhos</h2>
      <p>Onde a sua conta está aberta. Não reconhece algum? Saia dele e troque a senha.</p>
      <Said words={errand.said} />
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} errand={errand} />
        ))}
      </ul>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <div className={styles.leave}>
        {devices.length > 1 && (
          <ErrandTap
            errand={errand}
            about={OTHERS}
            words="Os outros aparelhos saíram."
            wish={{ intent: "sign-out-others" }}
            className={button.line}
          >
            Sair de todos os outros
          </ErrandTap>
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

function DeviceRow({ device, errand }: { device: SignedInDevice; errand: Errand }) {
  const { timeZone } = useHouse().property;
  const today = useToday();
  const refusal = errand.refusalAbout(device.id);
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
        <ErrandTap
          errand={errand}
          about={device.id}
          words={`${words}: saiu.`}
          wish={{ intent: "sign-out-device", deviceId: device.id }}
          className={button.line}
        >
          Sair deste aparelho<span className="vh">: {words}</span>
        </ErrandTap>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </li>
  );
}
