import { captionOf, notedItems } from '@groundsheet/form-rules';
import { Trash2 } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { Photo } from '../../../components/photo.js';
import { draftName } from '../../../forms/drafts/draft-store.js';
import { usePicture } from '../../../forms/drafts/use-picture.js';
import type { CheckSheetDraft } from '../check-sheet-draft.js';

interface AttachedPhotosProps {
  draft: CheckSheetDraft;
  onRemove: (url: string) => void;
}

/** What is attached so far, as it is kept on this device, or on the server where another device has added it. */
export function AttachedPhotos({ draft, onRemove }: AttachedPhotosProps) {
  const { photos, selectedVehicle, itemNotes } = draft.form;
  const noted = notedItems(selectedVehicle, itemNotes);
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 office:grid-cols-4">
      {photos.map((url, index) => (
        <li key={url} className="flex flex-col gap-2">
          <KeptPhoto draft={draft} url={url} alt={`Photo ${index + 1}`} />
          <Caption>{captionOf(noted, url)}</Caption>
          <Button onClick={() => onRemove(url)}>
            <Trash2 aria-hidden /> Remove<span className="sr-only"> photo {index + 1}</span>
          </Button>
        </li>
      ))}
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
  const kept = usePicture(draftName('check-sheet'), url);
  const elsewhere = draft.saved ? savedPhoto(draft.form.id, url) : null;
  return <Photo src={kept === null ? elsewhere : kept} alt={alt} />;
}

/** An upload is read as part of its form only. */
function savedPhoto(id: string, url: string): string {
  return url.replace('/api/objects/', `/api/check-sheets/${id}/photos/`);
}
