import { captionOf, notedItems } from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { draftName } from '../../../forms/drafts/draft-store.js';
import { KeptPhoto, KeptPhotos } from '../../../forms/photos/kept-photos.js';
import type { CheckSheetDraft } from '../check-sheet-draft.js';

interface AttachedPhotosProps {
  draft: CheckSheetDraft;
  onRemove: (url: string) => void;
  /** Those that are on their way. */
  children: ReactNode;
}

/** What is attached to a check sheet so far. */
export function AttachedPhotos({ draft, onRemove, children }: AttachedPhotosProps) {
  const { id, photos, selectedVehicle, itemNotes } = draft.form;
  const noted = notedItems(selectedVehicle, itemNotes);
  return (
    <KeptPhotos
      name={draftName('check-sheet', id)}
      photos={photos}
      elsewhere={(url) => savedPhoto(draft, url)}
      captionOf={(url) => captionOf(noted, url)}
      onRemove={onRemove}
    >
      {children}
    </KeptPhotos>
  );
}

interface AttachedPhotoProps {
  draft: CheckSheetDraft;
  url: string;
  alt: string;
}

/** One of them, by itself. */
export function AttachedPhoto({ draft, url, alt }: AttachedPhotoProps) {
  const name = draftName('check-sheet', draft.form.id);
  return <KeptPhoto name={name} url={url} elsewhere={savedPhoto(draft, url)} alt={alt} />;
}

/** An upload is read as part of its form only. */
function savedPhoto({ saved, form }: CheckSheetDraft, url: string): string | null {
  return saved ? url.replace('/api/objects/', `/api/check-sheets/${form.id}/photos/`) : null;
}
