import { MAX_OFF_HIRE_PHOTOS } from '@groundsheet/form-rules';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { Photo } from '../../components/photo.js';
import { PhotoUpload } from '../../forms/upload/photo-upload.js';

interface PhotoListProps {
  hint: string;
  /** As uploads are called in a request. */
  photos: readonly string[];
  error: string | undefined;
  onChange: (change: (photos: string[]) => string[]) => void;
}

/** Photos of the machine, each on the server once it is here. */
export function PhotoList({ hint, photos, error, onChange }: PhotoListProps) {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">Photos</p>
      <p className="text-sm text-muted">{hint}</p>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {photos.map((url, at) => (
            <li key={url} className="flex flex-col gap-2">
              <Photo src={pictures[url] ?? null} alt={`Photo ${at + 1}`} />
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
        }}
      />
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
