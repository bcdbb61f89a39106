import { Link } from "react-router";
import { type ProposalView, proposalViews } from "../../../contract/owner/proposals.ts";
import { newProposalUrl, ownerProposalsUrl } from "../../../contract/owner-urls.ts";
import { clockContext, ownerContext } from "../../context.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { show } from "../form/refusals.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage } from "../ui/owner-page.tsx";
import segmented from "../ui/segmented.module.css";
import type { Route } from "./+types/list-route";
import styles from "./list.module.css";
import { ListedProposal } from "./listed-proposal.tsx";
import { emptyWords, sumWords, viewNames } from "./proposal-words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = viewIn(new URL(request.url).searchParams);
  const list = await show(context.get(ownerContext).listProposals({ view }));
  return { ...list, view, at: context.get(clockContext)() };
}

export default function Proposals({ loaderData }: Route.ComponentProps) {
  const { rows, openCount, openTotal, view, at } = loaderData;
  // Guests open and pay proposals while this page is open.
  useSelfRefresh();
  return (
    <OwnerPage
      title="Orçamentos"
      subtitle={sumWords(openCount, openTotal)}
      tools={
        <Link className={button.primary} to={newProposalUrl}>
          <Icon name="plus" />
          Orçamento
        </Link>
      }
    >
      <nav className={segmented.segmented} aria-label="Situação">
        {proposalViews.map((one) => (
          <Link key={one} to={viewUrl(one)} aria-current={one === view ? "page" : undefined}>
            {viewNames[one]}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <div className={`${kit.empty} ${styles.empty}`}>
          <p>{emptyWords[view]}</p>
          <Link className={button.line} to={newProposalUrl}>
            Fazer um orçamento
          </Link>
        </div>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <ListedProposal key={row.id} row={row} now={at} />
          ))}
        </ul>
      )}
    </OwnerPage>
  );
}

const inAddress: Readonly<Record<ProposalView, string>> = {
  open: "abertos",
  paid: "pagos",
  over: "vencidos",
};

function viewIn(query: URLSearchParams): ProposalView {
  return proposalViews.find((one) => inAddress[one] === query.get("ver")) ?? "open";
}

function viewUrl(view: ProposalView): string {
  return view === "open" ? ownerProposalsUrl : `${ownerProposalsUrl}?ver=${inAddress[view]}`;
}
