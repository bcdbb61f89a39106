import type { Colleague } from "../../../contract/owner/people.ts";
import { roleNames } from "../../../contract/owner/words.ts";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import { answerForm } from "../form/answer-form.ts";
import field from "../form/field.module.css";
import { show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import { type Sending, useSending } from "../form/use-sending.ts";
import { Chip } from "../ui/chip.tsx";
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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const sending = useSending();
  return (
    <OwnerPage
      title="Pessoas"
      subtitle="Quem entra no painel. A equipe recebe hóspedes e reserva, mas não devolve dinheiro nem muda preços e ajustes."
      back={{ to: moreUrl, name: "Mais" }}
    >
      <Said words={sending.said} />
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} sending={sending} />
        ))}
      </ul>
      <InviteForm />
    </OwnerPage>
  );
}

const whatMay = { owner: "agora pode tudo.", team: "agora recebe, reserva e bloqueia." };

function Person({ person, sending }: { person: Colleague; sending: Sending }) {
  const isMe = usePerson()?.id === person.id;
  const other = person.role === "owner" ? "team" : "owner";
  return (
    <li>
      <div>
        <b>{person.name}</b>
        <small>{person.email}</small>
      </div>
      <span className={styles.chips}>
        <Chip tone={person.role === "owner" ? "in" : "off"}>{roleNames[person.role]}</Chip>
        {!person.accepted && <Chip tone="wait">Convite aberto</Chip>}
        {person.secondFactor && <Chip tone="ok">Com código</Chip>}
      </span>
      {!isMe && (
        <div className={field.actions}>
          <ActionButton
            sending={sending}
            words={`${person.name}: ${whatMay[other]}`}
            intent="changeRole"
            fields={{ id: person.id, role: other }}
            className={button.line}
          >
            Tornar {roleNames[other].toLowerCase()}
            <span className="vh">: {person.name}</span>
          </ActionButton>
          <details className={styles.remove}>
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
