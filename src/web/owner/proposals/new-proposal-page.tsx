import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ownerProposalsUrl } from "../../../contract/owner-urls.ts";
import type { Language } from "../../../domain/language.ts";
import { parseMoney } from "../../../domain/money.ts";
import { endOfProposal } from "../../../domain/proposal.ts";
import { useSite } from "../../site.ts";
import { SentForm } from "../form/sent-form.tsx";
import { useSending } from "../form/use-sending.ts";
import { isCarriedOver } from "../new-booking/carried-over.ts";
import { chosenIn } from "../new-booking/choices.ts";
import { DatesSection } from "../new-booking/dates-section.tsx";
import { lastSearch } from "../new-booking/last-search.ts";
import { PartySection } from "../new-booking/party-section.tsx";
import { RoomsOffered } from "../new-booking/rooms-offered.tsx";
import { RoomsSection } from "../new-booking/rooms-section.tsx";
import { useDraftedOffer } from "../new-booking/use-drafted-offer.ts";
import { OwnerPage, useToday } from "../ui/owner-page.tsx";
import { ChatPreview } from "./chat-preview.tsx";
import styles from "./form.module.css";
import { NotesSection } from "./notes-section.tsx";
import { namedRooms, offerToPropose, photoOf, withFirstRoom } from "./offer-of.ts";
import { PriceSection } from "./price-section.tsx";
import { RoomChips } from "./room-chips.tsx";
import { SendBar } from "./send-bar.tsx";
import type { ProposalStart } from "./start.ts";
import {
  canSplit,
  firstPayment,
  keepingOf,
  USUAL_VALIDITY,
  usualDeposit,
  type Validity,
} from "./terms.ts";
import { DepositField, KeepSwitch, ValidityField } from "./terms-section.tsx";
import { useNow } from "./use-now.ts";

type Props = {
  start: ProposalStart;
  text: Readonly<Record<Language, string>> | null;
  at: number;
};

/** The form for a proposal: dates, rooms and people, the price, and the ways to send it. */
export function NewProposalPage({ start, text, at }: Props) {
  const { depositTerms: terms, timeZone } = useSite().property;
  const { state: history } = useLocation();
  const carried = isCarriedOver(history) ? history : null;
  const today = useToday();
  const now = useNow(at);
  const making = useSending();
  const drafted = useDraftedOffer(start.draft, making);
  const { setDraft, stay, isBusy, isOutdated } = drafted;
  const [agreed, setAgreed] = useState(carried?.agreed || start.agreed);
  const [wantedDeposit, setDeposit] = useState(start.deposit);
  const [validity, setValidity] = useState<Validity>(USUAL_VALIDITY);
  const [keeps, setKeeps] = useState(false);
  const [language, setLanguage] = useState(start.language);
  const rooms = useRef<HTMLHeadingElement>(null);
  useLastSearch(start, setDraft);
  const offer = drafted.offer && offerToPropose(drafted.offer);
  const draft = withFirstRoom(offer, drafted.draft);
  const choice = offer ? chosenIn(offer, draft) : null;
  // If the proposed room is taken meanwhile, no other replaces it until the owner chooses one.
  const settle = useEffectEvent(() => {
    setDraft({ ...draft, wanted: draft.chosen });
    rooms.current?.focus();
  });
  useEffect(() => {
    if (isOutdated) settle();
  }, [isOutdated]);
  const total = parseMoney(agreed) || (choice?.total ?? 0);
  const offered = stay && choice ? { stay, total, today } : null;
  const isSplit = offered === null || canSplit(terms, offered);
  const usual = offered ? usualDeposit(terms, offered) : (terms?.percent ?? "all");
  const deposit = isSplit ? (wantedDeposit ?? usual) : "all";
  const first = offered ? firstPayment(deposit, terms, offered) : 0;
  const after = (hours: number) =>
    stay ? endOfProposal(now, hours, { checkIn: stay.checkIn, timeZone }) : now + hours * 3_600_000;
  return (
    <OwnerPage
      title="Novo orçamento"
      subtitle="Escolha as noites, confira o preço, mande."
      back={{ to: ownerProposalsUrl, name: "Orçamentos" }}
    >
      <SentForm
        sending={making}
        intent="propose"
        onTouch={() => isOutdated && making.overlook()}
        noValidate
      >
        {start.enquiryId && <input type="hidden" name="enquiry" value={start.enquiryId} />}
        <div className={styles.layout}>
          <div className={styles.fields}>
            <DatesSection
              draft={draft}
              onDraft={setDraft}
              onPicked={() => rooms.current?.focus({ preventScroll: true })}
            />
            <PartySection
              guests={draft.guests}
              onGuests={(guests) => setDraft({ ...drafted.draft, guests })}
            />
            <RoomsSection
              drafted={drafted}
              heading={rooms}
              title={isOutdated ? "Livres nas mesmas noites" : "Quarto livre nessas noites"}
            >
              {offer && (
                <RoomsOffered offer={offer} draft={draft} onDraft={setDraft} as={RoomChips} />
              )}
            </RoomsSection>
            <PriceSection choice={choice} agreed={agreed} onAgreed={setAgreed} />
            <DepositField
              {...{ terms, isSplit }}
              chosen={deposit}
              onChoose={(chosen) => setDeposit(chosen)}
            />
            <ValidityField chosen={validity} until={after(validity)} onChoose={setValidity} />
            <KeepSwitch
              validity={validity}
              until={after(keepingOf(validity))}
              isOn={keeps}
              onSwitch={setKeeps}
            />
            <NotesSection
              label={carried?.label || start.label}
              words={start.words}
              language={language}
              onLanguage={setLanguage}
            />
          </div>
          <ChatPreview
            previewed={
              offer &&
              choice &&
              stay && {
                ...{
                  rooms: namedRooms(offer, choice),
                  stay,
                  guests: draft.guests,
                  total,
                  language,
                },
                deposit: first < total ? first : null,
                validUntil: after(validity),
                keptUntil: keeps ? after(keepingOf(validity)) : null,
              }
            }
            photo={offer && choice && photoOf(offer, choice)}
            texts={text}
          />
        </div>
        <SendBar
          sending={making}
          sums={choice && { total, first }}
          isReady={choice !== null && !isBusy}
        />
      </SentForm>
    </OwnerPage>
  );
}

/** Without dates in the URL: those of the last search, with its people. */
function useLastSearch(start: ProposalStart, onDraft: (draft: ProposalStart["draft"]) => void) {
  const today = useToday();
  const recall = useEffectEvent(() => {
    const { checkIn, checkOut } = start.draft;
    const last = checkIn || checkOut ? null : lastSearch(today);
    if (last) onDraft({ ...start.draft, ...datesAndPeople(last) });
  });
  useEffect(() => recall(), []);
}

const datesAndPeople = ({ checkIn, checkOut, guests }: ProposalStart["draft"]) => ({
  checkIn,
  checkOut,
  guests,
});
