import { useEffect } from "react";
import { data } from "react-router";
import { languageOfPath, OTHERWISE } from "../../contract/page-urls.ts";
import { proposalTitle } from "../../contract/proposal-words.ts";
import { mostInstallmentsOf } from "../../domain/payment-choice.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { confirmation } from "../content/pt-BR/confirmation.ts";
import { plans } from "../content/pt-BR/plans.ts";
import { proposal } from "../content/pt-BR/proposal.ts";
import { propertyContext, proposalContext } from "../context.ts";
import { orNone } from "../guest/frame/own-page.server.ts";
import { useHeadingFocus } from "../guest/frame/use-heading-focus.ts";
import { siteInHead } from "../head/site-in-head.server.ts";
import type { Route } from "./+types/route";
import { sayItWasSeen } from "./calls.ts";
import { Expired } from "./expired.tsx";
import { Offer, type OfferProps } from "./offer.tsx";
import { Paid, Withdrawn } from "./paid-or-withdrawn.tsx";
import styles from "./proposal.module.css";
import { tellOfProposal } from "./proposal-head.server.ts";
import { Taken } from "./taken.tsx";
import { UnknownProposal } from "./unknown.tsx";

addPortuguese({ confirmation, plans, proposal });

export function meta({ location, loaderData }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const { t } = i18nFor(language);
  const shown = loaderData?.shown;
  const title = shown
    ? t("proposal.pageTitle", { what: proposalTitle(shown.proposal, language) })
    : t("proposal.unknownTitle");
  return [{ title }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const asked = context.get(proposalContext).getProposal(params.code);
  const found = await orNone(asked, "proposal-unknown");
  if (!found) return data({ shown: null }, { status: 404 });
  await tellOfProposal(await siteInHead({ context, request }), found);
  const paysOtherwise = new URL(request.url).searchParams.has(OTHERWISE);
  const { paymentChoice } = await context.get(propertyContext)();
  const mostInstallments = mostInstallmentsOf(paymentChoice);
  return { shown: { proposal: found, paysOtherwise, mostInstallments } };
}

export default function ProposalRoute({ loaderData }: Route.ComponentProps) {
  const { shown } = loaderData;
  return (
    <main id="conteudo" className={styles.main}>
      {shown ? <ProposalPage {...shown} /> : <UnknownProposal />}
    </main>
  );
}

/** A page for each state that a proposal may be in. */
function ProposalPage({ proposal, ...how }: OfferProps) {
  const { code, state } = proposal;
  useEffect(() => sayItWasSeen(code), [code]);
  useHeadingFocus(state);
  return (
    <div className="wrap">
      {state === "expired" ? (
        <Expired proposal={proposal} />
      ) : state === "taken" ? (
        <Taken proposal={proposal} />
      ) : state === "paid" ? (
        <Paid proposal={proposal} />
      ) : state === "withdrawn" ? (
        <Withdrawn proposal={proposal} />
      ) : (
        <Offer proposal={proposal} {...how} />
      )}
    </div>
  );
}
