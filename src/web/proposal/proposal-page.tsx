import { useEffect } from "react";
import { useHeadingFocus } from "../guest/frame/use-heading-focus.ts";
import { sayItWasSeen } from "./calls.ts";
import { Expired } from "./expired.tsx";
import { Offer, type OfferProps } from "./offer.tsx";
import { Paid, Withdrawn } from "./paid-or-withdrawn.tsx";
import { Taken } from "./taken.tsx";

/** A page for each state that a proposal may be in. */
export function ProposalPage({ proposal, ...how }: OfferProps) {
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
