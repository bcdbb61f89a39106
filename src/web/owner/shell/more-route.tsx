import { ChartColumn, History, House, LockKeyhole, LogOut, UsersRound } from "lucide-react";
import { Form, Link } from "react-router";
import { securityUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import { OwnerPage, usePerson } from "../ui/owner-page.tsx";
import styles from "./more.module.css";
import { housekeeping, money } from "./places.ts";

const pages = [
  {
    to: "casa",
    name: "A casa",
    text: "Endereço, horários, política, textos do site.",
    Icon: House,
  },
  { to: "pessoas", name: "Pessoas", text: "Quem entra no painel.", Icon: UsersRound },
  { to: "numeros", name: "Números", text: "Ocupação, diária média e receita.", Icon: ChartColumn },
  { to: "registro", name: "Registro", text: "Quem mudou o quê, e quem entrou.", Icon: History },
];

/** The rarely used pages. */
export default function More() {
  const person = usePerson();
  return (
    <OwnerPage title="Mais" subtitle={person?.email}>
      <ul className={styles.list}>
        <li>
          <Link to={housekeeping.to}>
            <housekeeping.Icon className="ic" aria-hidden />
            <span>
              <b>{housekeeping.name}</b>
              Quartos limpos, sujos e em arrumação.
            </span>
          </Link>
        </li>
        <li>
          <Link to={money.to}>
            <money.Icon className="ic" aria-hidden />
            <span>
              <b>{money.name}</b>
              {person?.role === "owner"
                ? "Quem deve, caixa do dia, recibos e planilha da contabilidade."
                : "Caixa do dia e recibos."}
            </span>
          </Link>
        </li>
        {person?.role === "owner" &&
          pages.map(({ to, name, text, Icon }) => (
            <li key={to}>
              <Link to={`${adminUrl}/${to}`}>
                <Icon className="ic" aria-hidden />
                <span>
                  <b>{name}</b>
                  {text}
                </span>
              </Link>
            </li>
          ))}
        <li>
          <Link to={securityUrl}>
            <LockKeyhole className="ic" aria-hidden />
            <span>
              <b>Sua segurança</b>
              Senha, código no celular e aparelhos.
            </span>
          </Link>
        </li>
        <li>
          <Form method="post" action={signOutUrl}>
            <button type="submit">
              <LogOut className="ic" aria-hidden />
              <b>Sair</b>
            </button>
          </Form>
        </li>
      </ul>
    </OwnerPage>
  );
}
