import { useEffect } from "react";
import type { Proposal } from "../../contract/proposal-api.ts";
import { useHeadingFocus } from "../guest/frame/use-heading-focus.ts";
import { sayItWasSeen } from "./calls.ts";
import { Expired } from "./expired.tsx";
import { Offer } from "./offer.tsx";
import { Paid, Withdrawn } from "./over.tsx";
import { Taken } from "./taken.tsx";

type Props = { proposal: Proposal; paysOtherwise: boolean };

/** A page for each state that a proposal may be in. */
export function ProposalPage({ proposal, paysOtherwise }: Props) {
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
        <Offer proposal={proposal} paysOtherwise={paysOtherwise} />
      )}
    </div>
  );
}
