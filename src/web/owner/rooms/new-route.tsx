import { data, Form, Link, redirect, useNavigation } from "react-router";
import { ownerRoomUrl } from "../../../contract/owner-urls.ts";
import { ownerRoomsUrl } from "../../../contract/page-urls.ts";
import { parseMoney } from "../../../domain/money.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { readForm } from "../form/read-form.ts";
import { attempt, show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { OwnerPage } from "../ui/owner-page.tsx";
import type { Route } from "./+types/new-route";
import styles from "./index/rooms.module.css";

const NEW_DOOR = "nova";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).listPhysicalRooms());
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const nightlyPrice = parseMoney(text("preco"));
  const name = text("nome");
  if (!nightlyPrice || !name) {
    const sentence = name
      ? "Escreva o preço por noite, como R$ 890 ou 890,50."
      : "Dê um nome ao quarto.";
    return data({ refusal: { sentence } }, { status: 422 });
  }
  const door = text("porta");
  const made = await attempt(
    context.get(ownerContext).addRoom({
      name,
      nightlyPrice,
      capacity: Number(text("hospedes")),
      physicalRoomId: door === NEW_DOOR ? null : Number(door),
    }),
  );
  if ("done" in made) throw redirect(ownerRoomUrl(made.done));
  return made;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function NewRoom({ loaderData: doors, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <OwnerPage
      title="Novo quarto"
      subtitle="O começo basta. Ele fica escondido até você publicar."
      back={{ to: ownerRoomsUrl, name: "Quartos" }}
    >
      <Form method="post" className={`${field.stack} ${styles.form}`}>
        <Field label="Nome" hint="Vai para a lista e para o endereço da página.">
          <input className={field.input} name="nome" maxLength={80} required />
        </Field>
        <div className={field.two}>
          <Field label="Preço base por noite">
            <input
              className={`${field.input} num`}
              name="preco"
              inputMode="decimal"
              placeholder="R$ 890"
              required
            />
          </Field>
          <Field label="Hóspedes, no máximo">
            <input
              className={`${field.input} num`}
              name="hospedes"
              type="number"
              min={1}
              max={50}
              defaultValue={2}
              required
            />
          </Field>
        </div>
        <Field
          label="Que porta ele ocupa?"
          hint="Quem reserva este quarto fecha essa porta para os outros. Dá para marcar mais portas depois."
        >
          <select className={field.input} name="porta">
            <option value={NEW_DOOR}>Uma porta nova, com o nome do quarto</option>
            {doors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        {actionData?.refusal && <Notice kind="error">{actionData.refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button type="submit" className={button.primary} disabled={state !== "idle"}>
            Criar quarto
          </button>
          <Link className={button.quiet} to={ownerRoomsUrl}>
            Voltar
          </Link>
        </div>
      </Form>
    </OwnerPage>
  );
}
