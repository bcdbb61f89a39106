import { ArrowLeft, ArrowRight, Download } from "lucide-react";
import { Link } from "react-router";
import { moreUrl } from "../../../contract/owner-urls.ts";
import { numbersUrl } from "../../../contract/page-urls.ts";
import { addMonths, parseMonth } from "../../../domain/month.ts";
import { ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { show } from "../form/refusals.ts";
import { OwnerPage } from "../ui/owner-page.tsx";
import segmented from "../ui/segmented.module.css";
import type { Route } from "./+types/route";
import { FiguresTable } from "./figures-table.tsx";
import { monthName } from "./figures-words.ts";
import styles from "./numbers.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const from = parseMonth(new URL(request.url).searchParams.get("de") ?? "");
  return show(context.get(ownerContext).numbers(from));
}

export default function NumbersPage({ loaderData: numbers }: Route.ComponentProps) {
  const { months, rooms, total, thisMonth } = numbers;
  const first = months[0]?.month ?? thisMonth;
  const last = months.at(-1)?.month ?? thisMonth;
  const period = `${monthName(first)} a ${monthName(last)}`;
  return (
    <OwnerPage
      title="Números"
      subtitle={period}
      back={{ to: moreUrl, name: "Mais" }}
      tools={
        <>
          <nav className={segmented.segmented} aria-label="Anos">
            <Link to={`?de=${addMonths(first, -12)}`} aria-label="Um ano antes">
              <ArrowLeft className="ic" aria-hidden />
            </Link>
            <Link to={`?de=${addMonths(first, 12)}`} aria-label="Um ano depois">
              <ArrowRight className="ic" aria-hidden />
            </Link>
          </nav>
          <a className={button.line} href={`${numbersUrl}.csv?de=${first}`} download>
            <Download className="ic" aria-hidden />
            Planilha
          </a>
        </>
      }
    >
      <p className={styles.how}>
        O valor de cada estadia se divide por suas noites, uma reserva cancelada conta só o que
        ficou com a casa, no mês da entrada e fora da diária média, e as noites bloqueadas contam
        entre as noites da casa, mas não entre as vendidas.
      </p>
      <FiguresTable
        caption="Por mês"
        head="Mês"
        total={total}
        rows={months.map(({ month, ...figures }) => ({
          ...figures,
          name: monthName(month),
          isNow: month === thisMonth,
        }))}
      />
      <FiguresTable caption="Por quarto" head="Quarto" total={total} rows={rooms} />
    </OwnerPage>
  );
}
