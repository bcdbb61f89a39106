import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { ListingInEditor, PhysicalRoom } from "../../../../contract/owner/listings.ts";
import { listingUrl, ownerListingsUrl } from "../../../../contract/page-urls.ts";
import button from "../../../ui/button.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { isOutdated } from "../../form/refused.tsx";
import { useLeaveGuard } from "../../form/use-leave-guard.ts";
import { Notice } from "../../ui/notice.tsx";
import { OwnerPage } from "../../ui/owner-page.tsx";
import { ChannelsSection } from "../channels/channels-section.tsx";
import type { KnownChannels } from "../channels/listing-channels.ts";
import { ShownChip } from "../shown-chip.tsx";
import { AmenitiesSection } from "./amenities-section.tsx";
import { CardPreview } from "./card-preview.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DraftContext, focusFirst } from "./draft-context.ts";
import styles from "./editor.module.css";
import { PhotosSection } from "./photos-section.tsx";
import { PricePreview } from "./price-preview.tsx";
import { PricesSection } from "./prices-section.tsx";
import { RoomsSection } from "./rooms-section.tsx";
import { RoomSaveBar } from "./save-bar.tsx";
import { type TextLanguage, TextsSection } from "./texts-section.tsx";
import { useListingDraft } from "./use-listing-draft.ts";

type Props = { listing: ListingInEditor; rooms: readonly PhysicalRoom[]; known: KnownChannels };

export function ListingEditor({ listing: initial, rooms, known }: Props) {
  const draft = useListingDraft(initial);
  const [language, setLanguage] = useState<TextLanguage>("portuguese");
  useLeaveGuard(draft.changes > 0);
  const navigate = useNavigate();
  const isOver = draft.isGone && draft.changes === 0;
  // In an effect, after the leave guard has registered that nothing is unsaved.
  useEffect(() => {
    if (isOver) void navigate(ownerListingsUrl);
  }, [isOver, navigate]);
  const [tooEarly, setTooEarly] = useState(false);
  const { kept } = draft;

  // Publishing shows the saved state, so unsaved changes block it.
  const publish = () => {
    const waits = !kept.published && draft.changes > 0;
    setTooEarly(waits);
    if (!waits) draft.publish(!kept.published);
  };
  const save = () => {
    const wrong = draft.save();
    if (wrong.length === 0) return;
    // Only Portuguese texts are required.
    setLanguage("portuguese");
    requestAnimationFrame(() => focusFirst(wrong));
  };

  return (
    <DraftContext value={draft}>
      <OwnerPage
        title={kept.listing.portuguese.name}
        back={{ to: ownerListingsUrl, name: "Quartos" }}
        tools={
          <>
            <ShownChip published={kept.published} />
            <button
              type="button"
              className={button.line}
              disabled={draft.publishing.isBusy}
              onClick={publish}
            >
              {kept.published ? "Esconder" : "Publicar"}
            </button>
            {kept.published && (
              <a
                className={button.quiet}
                href={listingUrl(kept.id)}
                target="_blank"
                rel="noreferrer"
              >
                Ver página
                <Icon name="arrow-up-right" />
              </a>
            )}
          </>
        }
      >
        {tooEarly && draft.changes > 0 && (
          <Notice kind="error">Salve o quarto antes de publicar.</Notice>
        )}
        {draft.publishing.refusal && !isOutdated(draft.publishing.refusal) && (
          <Notice kind="error">{draft.publishing.refusal.sentence}</Notice>
        )}
        <div className={styles.editor}>
          <div>
            <PhotosSection />
            <TextsSection language={language} onLanguage={setLanguage} />
            <AmenitiesSection language={language} />
            <RoomsSection rooms={rooms} />
            <PricesSection />
            <PricePreview />
            <ChannelsSection listingId={kept.id} initial={known} />
            <DeleteSection />
          </div>
          <CardPreview />
        </div>
        <RoomSaveBar onSave={save} />
      </OwnerPage>
    </DraftContext>
  );
}
