import { MAX_OFF_HIRE_PHOTOS } from '@groundsheet/form-rules';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { Photo } from '../../components/photo.js';
import { drawnPhoto } from '../../components/upload/shrink-photo.js';
import { PhotoUpload } from '../../forms/upload/photo-upload.js';

interface PhotoListProps {
  hint: string;
  /** As uploads are called in a request. */
  photos: readonly string[];
  /** Small pictures of those that were added before the page was left, by the same names. */
  kept?: Readonly<Record<string, string>>;
  /** A small picture of a photo that was added, to be kept with it. */
  onPicture?: (url: string, picture: string) => void;
  error: string | undefined;
  onChange: (change: (photos: string[]) => string[]) => void;
}

/** How long the longer side of a small picture is: twice what it is shown at. */
const SMALL = 280;
const QUALITY = 0.6;

/** Photos of the machine, each on the server once it is here. */
export function PhotoList({ hint, photos, kept = {}, onPicture, error, onChange }: PhotoListProps) {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">Photos</p>
      <p className="text-sm text-muted">{hint}</p>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {photos.map((url, at) => (
            <li key={url} className="flex flex-col gap-2">
              <Photo src={pictures[url] ?? kept[url] ?? null} alt={`Photo ${at + 1}`} />
              <Button
                variant="remove"
                onClick={() => onChange((before) => before.filter((each) => each !== url))}
              >
                <Trash2 aria-hidden /> Remove<span className="sr-only"> photo {at + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <PhotoUpload
        label="Add photos"
        isQuiet
        max={MAX_OFF_HIRE_PHOTOS - photos.length}
        onAdded={({ url, blob }) => {
          const picture = URL.createObjectURL(blob);
          setPictures((before) => ({ ...before, [url]: picture }));
          onChange((before) => [...before, url]);
          if (onPicture)
            void drawnPhoto(blob, SMALL).then(
              (small) => onPicture(url, small.toDataURL('image/jpeg', QUALITY)),
              // It is on the server, and is shown until the page is left.
              () => undefined,
            );
        }}
      />
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
