import { captionOf, notedItems } from '@groundsheet/form-rules';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../../components/button.js';
import { Photo } from '../../../components/photo.js';
import { draftName } from '../../../forms/drafts/draft-store.js';
import { usePicture } from '../../../forms/drafts/use-picture.js';
import type { CheckSheetDraft } from '../check-sheet-draft.js';

interface AttachedPhotosProps {
  draft: CheckSheetDraft;
  onRemove: (url: string) => void;
  /** Those that are on their way. */
  children: ReactNode;
}

/** What is attached so far, as it is kept on this device, or on the server where another device has added it. */
export function AttachedPhotos({ draft, onRemove, children }: AttachedPhotosProps) {
  const { photos, selectedVehicle, itemNotes } = draft.form;
  const noted = notedItems(selectedVehicle, itemNotes);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {photos.map((url, index) => (
        <li key={url} className="flex flex-col gap-2">
          <KeptPhoto draft={draft} url={url} alt={`Photo ${index + 1}`} />
          <Caption>{captionOf(noted, url)}</Caption>
          <Button variant="remove" onClick={() => onRemove(url)}>
            <Trash2 aria-hidden /> Remove<span className="sr-only"> photo {index + 1}</span>
          </Button>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** What a photo shows, where it was taken of an item. */
function Caption({ children }: { children: string | null }) {
  return children ? <p className="line-clamp-3 text-sm wrap-anywhere text-muted">{children}</p> : null;
}

interface KeptPhotoProps {
  draft: CheckSheetDraft;
  url: string;
  alt: string;
}

/** A photo as it is kept on this device, or as the server has it where another device has added it. */
export function KeptPhoto({ draft, url, alt }: KeptPhotoProps) {
  const { id } = draft.form;
  const kept = usePicture(draftName('check-sheet', id), url);
  const elsewhere = draft.saved ? savedPhoto(id, url) : null;
  return <Photo src={kept === null ? elsewhere : kept} alt={alt} />;
}

/** An upload is read as part of its form only. */
function savedPhoto(id: string, url: string): string {
  return url.replace('/api/objects/', `/api/check-sheets/${id}/photos/`);
}
