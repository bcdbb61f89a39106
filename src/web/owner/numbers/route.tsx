import { Link } from "react-router";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { numbersUrl } from "../../../contract/page-urls.ts";
import { addMonths } from "../../../domain/month.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { show } from "../form/refusals.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import segmented from "../ui/segmented.module.css";
import type { Route } from "./+types/route";
import { monthName } from "./figures-words.ts";
import { OccupancyQuestion, RateQuestion, RevenueQuestion } from "./month-questions.tsx";
import styles from "./numbers.module.css";
import {
  ChannelQuestion,
  MeansQuestion,
  RoomQuestion,
  SavingsQuestion,
} from "./part-questions.tsx";
import { periodIn, periodSearch } from "./period.ts";
import { PeriodForm } from "./period-form.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { from, months } = periodIn(request.url);
  return show(context.get(ownerContext).numbers({ from, months }));
}

export default function NumbersPage({ loaderData: numbers }: Route.ComponentProps) {
  const { months, thisMonth } = numbers;
  const first = months[0]?.month ?? thisMonth;
  const last = months.at(-1)?.month ?? thisMonth;
  const { length } = months;
  return (
    <OwnerPage
      title="Números"
      subtitle={first === last ? monthName(first) : `${monthName(first)} a ${monthName(last)}`}
      back={{ to: moreUrl, name: "Mais" }}
      tools={
        <>
          <nav className={segmented.segmented} aria-label="Períodos">
            <Link
              to={periodSearch(addMonths(first, -length), length)}
              aria-label="Período anterior"
            >
              <Icon name="arrow-left" />
            </Link>
            <Link to={periodSearch(addMonths(first, length), length)} aria-label="Período seguinte">
              <Icon name="arrow-right" />
            </Link>
          </nav>
          <a
            className={button.line}
            href={`${numbersUrl}.csv${periodSearch(first, length)}`}
            download
          >
            <Icon name="download" />
            Planilha
          </a>
        </>
      }
    >
      <PeriodForm first={first} months={length} thisMonth={thisMonth} />
      <div className={styles.questions}>
        <RevenueQuestion numbers={numbers} />
        <OccupancyQuestion numbers={numbers} />
        <RateQuestion numbers={numbers} />
        <RoomQuestion numbers={numbers} />
        <ChannelQuestion numbers={numbers} />
        <MeansQuestion numbers={numbers} />
        <SavingsQuestion numbers={numbers} />
      </div>
      <p className={styles.how}>
        A receita é o que a conta de cada reserva cobra, com extras e descontos, dividido por igual
        pelas noites e quartos da estadia. Uma reserva ou um quarto cancelado conta só o que ficou
        com a casa, no mês da entrada e fora da diária média. Noites bloqueadas, aqui ou por um
        portal, contam entre as noites da casa, mas não entre as vendidas.
      </p>
    </OwnerPage>
  );
}
