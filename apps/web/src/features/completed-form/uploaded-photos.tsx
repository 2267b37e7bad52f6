import { captionOf, type NotedItem } from '@groundsheet/form-rules';

import { TitledCard } from '../../components/card.js';
import { Photo } from '../../components/photo.js';

interface UploadedPhotosProps {
  urls: readonly string[];
  /** Of items that are not told with their photo above. */
  notes?: readonly NotedItem[];
}

/** The photos of a form, each opening in full. */
export function UploadedPhotos({ urls, notes = [] }: UploadedPhotosProps) {
  if (urls.length === 0) return null;
  return (
    <TitledCard id="uploaded-photos" title={`Uploaded Photos (${urls.length})`} dense className="gap-2">
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {urls.map((url, index) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="block rounded-control max-tablet:*:aspect-2/1"
            >
              <Photo src={url} alt={`Photo ${index + 1}`} />
            </a>
            <p className="mt-1 text-sm wrap-anywhere text-muted empty:hidden">{captionOf(notes, url)}</p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
