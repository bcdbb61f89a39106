import type { Colleague } from "../../../contract/owner/people.ts";
import { roleNames } from "../../../contract/owner/words.ts";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { readForm } from "../read-form.ts";
import { attempt, show } from "../refusals.ts";
import { Chip } from "../ui/chip.tsx";
import { ErrandTap } from "../ui/errand-tap.tsx";
import field from "../ui/field.module.css";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import { Said } from "../ui/said.tsx";
import { type Errand, useErrand } from "../ui/use-errand.ts";
import { orUnheard } from "../unheard.ts";
import type { Route } from "./+types/route";
import { InviteForm } from "./invite-form.tsx";
import styles from "./people.module.css";
import { perform } from "./perform.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { people: await show(context.get(ownerContext).listPeople()) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  return attempt(perform(context.get(ownerContext), form));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function People({ loaderData: { people } }: Route.ComponentProps) {
  const errand = useErrand();
  return (
    <OwnerPage
      title="Pessoas"
      subtitle="Quem entra no painel. A equipe recebe hóspedes e reserva, mas não devolve dinheiro nem muda preços e ajustes."
      back={{ to: moreUrl, name: "Mais" }}
    >
      <Said words={errand.said} />
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} person={person} errand={errand} />
        ))}
      </ul>
      <InviteForm />
    </OwnerPage>
  );
}

const whatMay = { owner: "agora pode tudo.", team: "agora recebe, reserva e bloqueia." };

function Person({ person, errand }: { person: Colleague; errand: Errand }) {
  const isMe = usePerson()?.id === person.id;
  const other = person.role === "owner" ? "team" : "owner";
  const refusal = errand.refusalAbout(person.id);
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
          <ErrandTap
            errand={errand}
            about={person.id}
            words={`${person.name}: ${whatMay[other]}`}
            wish={{ acao: "changeRole", id: person.id, role: other }}
            className={button.line}
          >
            Tornar {roleNames[other].toLowerCase()}
            <span className="vh">: {person.name}</span>
          </ErrandTap>
          <details className={styles.remove}>
            <summary>
              Tirar<span className="vh"> {person.name}</span>
            </summary>
            <ErrandTap
              errand={errand}
              about={person.id}
              words={`${person.name} não entra mais no painel.`}
              wish={{ acao: "removePerson", id: person.id }}
              className={button.line}
            >
              Sim, tirar {person.name.split(" ")[0]}
            </ErrandTap>
          </details>
        </div>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </li>
  );
}
