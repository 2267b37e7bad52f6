import { Trash2 } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { Photo } from '../../../components/photo.js';
import { draftName } from '../../../lib/drafts/draft-store.js';
import { usePicture } from '../../../lib/drafts/use-picture.js';
import { CHECK_SHEET_DRAFT } from '../draft-name.js';

interface AttachedPhotosProps {
  photos: readonly string[];
  onRemove: (url: string) => void;
}

/** What is attached so far, as it is kept on this device. */
export function AttachedPhotos({ photos, onRemove }: AttachedPhotosProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 office:grid-cols-4">
      {photos.map((url, index) => (
        <li key={url} className="flex flex-col gap-2">
          <KeptPhoto url={url} alt={`Photo ${index + 1}`} />
          <Button onClick={() => onRemove(url)}>
            <Trash2 aria-hidden /> Remove<span className="sr-only"> photo {index + 1}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function KeptPhoto({ url, alt }: { url: string; alt: string }) {
  return <Photo src={usePicture(draftName(CHECK_SHEET_DRAFT), url)} alt={alt} />;
}
