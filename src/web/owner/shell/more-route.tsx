import { Form, Link } from "react-router";
import { securityUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { Icon } from "../../ui/icon.tsx";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import styles from "./more.module.css";
import { housekeeping, money } from "./places.ts";

const pages = [
  {
    to: "casa",
    name: "A casa",
    text: "Endereço, horários, política, textos do site.",
    icon: "house",
  },
  { to: "pessoas", name: "Pessoas", text: "Quem entra no painel.", icon: "users-round" },
  {
    to: "numeros",
    name: "Números",
    text: "Ocupação, diária média e receita.",
    icon: "chart-column",
  },
  { to: "registro", name: "Registro", text: "Quem mudou o quê, e quem entrou.", icon: "history" },
] as const;

/** The rarely used pages. */
export default function More() {
  const person = usePerson();
  return (
    <OwnerPage title="Mais" subtitle={person?.email}>
      <ul className={styles.list}>
        <li>
          <Link to={housekeeping.to}>
            <Icon name={housekeeping.icon} />
            <span>
              <b>{housekeeping.name}</b>
              Quartos limpos, sujos e em arrumação.
            </span>
          </Link>
        </li>
        <li>
          <Link to={money.to}>
            <Icon name={money.icon} />
            <span>
              <b>{money.name}</b>
              {person?.role === "owner"
                ? "Quem deve, caixa do dia, recibos e planilha da contabilidade."
                : "Caixa do dia e recibos."}
            </span>
          </Link>
        </li>
        {person?.role === "owner" &&
          pages.map(({ to, name, text, icon }) => (
            <li key={to}>
              <Link to={`${adminUrl}/${to}`}>
                <Icon name={icon} />
                <span>
                  <b>{name}</b>
                  {text}
                </span>
              </Link>
            </li>
          ))}
        <li>
          <Link to={securityUrl}>
            <Icon name="lock-keyhole" />
            <span>
              <b>Sua segurança</b>
              Senha, código no celular e aparelhos.
            </span>
          </Link>
        </li>
        <li>
          <Form method="post" action={signOutUrl}>
            <button type="submit">
              <Icon name="log-out" />
              <b>Sair</b>
            </button>
          </Form>
        </li>
      </ul>
    </OwnerPage>
  );
}
