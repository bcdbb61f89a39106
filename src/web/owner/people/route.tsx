import type { Colleague } from "../../../contract/owner/people.ts";
import { roleNames } from "../../../contract/owner/words.ts";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { type Role, roles } from "../../../domain/person.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import { answerForm } from "../form/answer-form.ts";
import field from "../form/field.module.css";
import { show } from "../form/refusals.ts";
import { type Sending, useSending } from "../form/use-sending.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import type { Route } from "./+types/route";
import { InviteForm } from "./invite-form.tsx";
import styles from "./people.module.css";
import { perform, wish } from "./perform.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { people: await show(context.get(ownerContext).listPeople()) };
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, wish, perform);
}

export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const sending = useSending();
  return (
    <OwnerPage
      title="Pessoas"
      subtitle="Quem entra no painel. A equipe recebe hóspedes e reserva, mas não devolve dinheiro nem muda preços e ajustes. Quem arruma vê só os quartos e quantas pessoas chegam."
      back={{ to: moreUrl, name: "Mais" }}
    >
      <Said words={sending.said} />
      <ul className={`${kit.rows} ${styles.people}`}>
        {people.map((person) => (
          <Person key={person.id} person={person} sending={sending} />
        ))}
      </ul>
      <InviteForm />
    </OwnerPage>
  );
}

const whatMay: Readonly<Record<Role, string>> = {
  owner: "agora pode tudo.",
  team: "agora recebe, reserva e bloqueia.",
  cleaning: "agora vê só os quartos e quantas pessoas chegam.",
};

const becoming: Readonly<Record<Role, string>> = {
  owner: "Tornar proprietária",
  team: "Pôr na equipe",
  cleaning: "Só arrumação",
};

function Person({ person, sending }: { person: Colleague; sending: Sending }) {
  const isMe = usePerson()?.id === person.id;
  return (
    <li>
      <div>
        <b>{person.name}</b>
        <small>{person.email}</small>
      </div>
      <span className={kit.taps}>
        <Chip tone={person.role === "owner" ? "in" : "off"}>{roleNames[person.role]}</Chip>
        {!person.accepted && <Chip tone="wait">Convite aberto</Chip>}
        {person.secondFactor && <Chip tone="ok">Com código</Chip>}
      </span>
      {!isMe && (
        <div className={field.actions}>
          <details className={styles.asked}>
            <summary>
              Mudar o que pode<span className="vh">: {person.name}</span>
            </summary>
            <div className={field.actions}>
              {roles
                .filter((role) => role !== person.role)
                .map((role) => (
                  <ActionButton
                    key={role}
                    sending={sending}
                    words={`${person.name}: ${whatMay[role]}`}
                    intent="changeRole"
                    fields={{ id: person.id, role }}
                    className={button.line}
                  >
                    {becoming[role]}
                    <span className="vh">: {person.name}</span>
                  </ActionButton>
                ))}
            </div>
          </details>
          <details className={styles.asked}>
            <summary>
              Tirar<span className="vh"> {person.name}</span>
            </summary>
            <ActionButton
              sending={sending}
              words={`${person.name} não entra mais no painel.`}
              intent="removePerson"
              fields={{ id: person.id }}
              className={button.line}
            >
              Sim, tirar {person.name.split(" ")[0]}
            </ActionButton>
          </details>
        </div>
      )}
    </li>
  );
}
