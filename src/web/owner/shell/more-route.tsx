import { Form, Link } from "react-router";
import { activityUrl, securityUrl, signOutUrl } from "../../../contract/owner-urls.ts";
import { adminUrl, numbersUrl } from "../../../contract/page-urls.ts";
import { Icon } from "../../ui/icon.tsx";
import kit from "../ui/kit.module.css";
import { type May, OwnerPage, useMay, usePerson } from "../ui/owner-page.tsx";
import styles from "./more.module.css";
import { house, housekeeping, messages, money, type Place, rooms } from "./places.ts";

type Described = Place & { readonly text: string };

const OWNERS: readonly Described[] = [
  { ...house, text: "Endereço, horários, política, textos do site." },
  {
    to: `${adminUrl}/pessoas`,
    name: "Pessoas",
    text: "Quem entra no painel.",
    icon: "users-round",
  },
  {
    to: numbersUrl,
    name: "Números",
    text: "Ocupação, diária média e receita.",
    icon: "chart-column",
  },
  {
    to: activityUrl,
    name: "Registro",
    text: "Quem mudou o quê, e quem entrou.",
    icon: "history",
  },
];

function placesOf(may: May): readonly Described[] {
  return [
    { ...rooms, text: "Fotos, textos, preços e portais de cada quarto." },
    { ...messages, text: "Textos prontos para o WhatsApp." },
    { ...housekeeping, text: "Quartos limpos, sujos e em arrumação." },
    {
      ...money,
      text: may("listDebts")
        ? "Quem deve, caixa do dia, recibos e planilha da contabilidade."
        : "Caixa do dia e recibos.",
    },
    ...(may("property") ? OWNERS : []),
    {
      to: securityUrl,
      name: "Sua segurança",
      text: "Senha, código no celular e aparelhos.",
      icon: "lock-keyhole",
    },
  ];
}

/** What has no tab on a phone. */
export default function More() {
  const person = usePerson();
  const may = useMay();
  return (
    <OwnerPage title="Mais" subtitle={person?.email}>
      <ul className={`${kit.links} ${styles.list}`}>
        {placesOf(may).map(({ to, name, text, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                {text}
              </span>
            </Link>
          </li>
        ))}
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
