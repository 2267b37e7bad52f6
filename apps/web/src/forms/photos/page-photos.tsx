import { MAX_PHOTOS } from '@groundsheet/form-rules';

import { FieldError } from '../../components/field.js';
import { removePicture } from '../drafts/picture-store.js';
import { bringPhotos, dropPhoto, tryPhotoAgain } from '../upload/arrivals.js';
import { ArrivingPhoto } from './arriving-photo.js';
import { KeptPhotos } from './kept-photos.js';
import { PhotoButtons } from './photo-buttons.js';
import { usePagePhotos, type ChangePhotos } from './use-page-photos.js';

interface PagePhotosProps {
  /** As of the `SignedCall` that they go with. */
  of: string;
  hint: string;
  photos: readonly string[];
  /** Where one is read that is not on this device. */
  elsewhere: (url: string) => string | null;
  error: string | undefined;
  onChange: ChangePhotos;
}

/** Takes photos on a page of its own: each is on its way at once, and waits on this device without a signal. */
export function PagePhotos({ of, hint, photos, elsewhere, error, onChange }: PagePhotosProps) {
  const { name, arrivals, add } = usePagePhotos(of, photos, onChange);
  const count = photos.length + arrivals.length;
  const remove = (url: string) => {
    onChange((before) => before.filter((each) => each !== url));
    void removePicture(name, url);
  };
  return (
    <div role="group" aria-label="Photos" className="flex flex-col gap-2.5">
      <div>
        <p role="status" className="font-semibold">
          {count === 0 ? 'Photos' : `Photos: ${count} of ${MAX_PHOTOS}`}
        </p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      {count > 0 ? (
        <KeptPhotos name={name} photos={photos} elsewhere={elsewhere} onRemove={remove}>
          {arrivals.map((arrival, at) => (
            <ArrivingPhoto
              key={arrival.id}
              arrival={arrival}
              title={`photo ${photos.length + at + 1}`}
              onRetry={() => tryPhotoAgain(name, arrival.id, add)}
              onRemove={() => dropPhoto(name, arrival.id)}
            />
          ))}
        </KeptPhotos>
      ) : null}
      {count < MAX_PHOTOS ? (
        <PhotoButtons
          isMain={false}
          max={MAX_PHOTOS - count}
          onPhotos={(chosen) => void bringPhotos(name, chosen, add)}
        />
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
