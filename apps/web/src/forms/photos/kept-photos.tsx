import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { Photo } from '../../components/photo.js';
import { usePicture } from '../drafts/use-picture.js';

interface KeptPhotosProps {
  /** Under which this device keeps them. */
  name: string;
  photos: readonly string[];
  /** Where one is read that is not on this device; null where it cannot be. */
  elsewhere: (url: string) => string | null;
  captionOf?: (url: string) => string | null;
  onRemove: (url: string) => void;
  /** Those that are on their way. */
  children: ReactNode;
}

/** What is attached so far, as it is kept on this device, or on the server where another device has added it. */
export function KeptPhotos({ name, photos, elsewhere, captionOf, onRemove, children }: KeptPhotosProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {photos.map((url, index) => (
        <li key={url} className="flex flex-col gap-2">
          <KeptPhoto name={name} url={url} elsewhere={elsewhere(url)} alt={`Photo ${index + 1}`} />
          <Caption>{captionOf?.(url) ?? null}</Caption>
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
  name: string;
  url: string;
  elsewhere: string | null;
  alt: string;
}

/** A photo as it is kept on this device, or as the server has it. */
export function KeptPhoto({ name, url, elsewhere, alt }: KeptPhotoProps) {
  const kept = usePicture(name, url);
  return <Photo src={kept === null ? elsewhere : kept} alt={alt} />;
}
