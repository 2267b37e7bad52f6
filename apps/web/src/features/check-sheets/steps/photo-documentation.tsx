import { MAX_PHOTOS } from '@groundsheet/form-rules';
import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { TitledCard } from '../../../components/card.js';
import { bringPhotos, dropPhoto, tryPhotoAgain } from '../../../forms/upload/arrivals.js';
import { PhotoUpload } from '../../../forms/upload/photo-upload.js';
import { removePicture } from '../../../forms/drafts/picture-store.js';
import { useSender } from '../../../forms/sending/sender.js';
import { removePhoto } from '../check-sheet-draft.js';
import { ArrivingPhoto } from '../../../forms/photos/arriving-photo.js';
import { AttachedPhotos } from '../photos/attached-photos.js';
import { PhotoButtons } from '../../../forms/photos/photo-buttons.js';
import { useArrivals } from '../photos/use-arrivals.js';
import type { StepProps } from './step-props.js';

/** What words cannot say: pictures of the machine. */
export function PhotoDocumentation({ draft, change }: StepProps) {
  const { photos } = draft.form;
  const { guest, maxPhotos } = useSender();
  const { name, arrivals, add } = useArrivals({ draft, change });
  const count = photos.length + arrivals.length;
  const attached = useFocusOnAdded(count);
  const remove = (url: string) => {
    change((current) => removePhoto(current, url));
    void removePicture(name, url);
  };
  const max = maxPhotos - count;
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <TitledCard id="photos" title="Photo Documentation">
        <div className="flex flex-col gap-4 short:flex-row short:*:flex-1">
          <Guidelines guest={guest} most={maxPhotos} />
          {max > 0 ? (
            <div className="flex flex-col gap-4 short:gap-2">
              <PhotoButtons max={max} onPhotos={(chosen) => void bringPhotos(name, chosen, add)} />
              <PhotoUpload
                label="Add Equipment Photos"
                isQuiet
                max={max}
                onAdded={(photo) => void add(photo)}
              />
            </div>
          ) : null}
        </div>
      </TitledCard>
      {count > 0 ? (
        <TitledCard
          id="attached"
          ref={attached}
          tabIndex={-1}
          title={<span role="status">{photos.length} photo(s) attached</span>}
        >
          <AttachedPhotos draft={draft} onRemove={remove}>
            {arrivals.map((arrival, at) => (
              <ArrivingPhoto
                key={arrival.id}
                arrival={arrival}
                title={`photo ${photos.length + at + 1}`}
                onRetry={() => tryPhotoAgain(name, arrival.id, add)}
                onRemove={() => dropPhoto(name, arrival.id)}
              />
            ))}
          </AttachedPhotos>
        </TitledCard>
      ) : null}
    </div>
  );
}

/** The buttons go once there are as many as may be: the focus then finds what they brought. */
function useFocusOnAdded(count: number) {
  const attached = useRef<HTMLElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current) attached.current?.focus();
    shown.current = count;
  }, [count]);
  return attached;
}

function Guidelines({ guest, most }: { guest: boolean; most: number }) {
  return (
    <div className="flex flex-col gap-4 short:gap-2">
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>Take clear photos of any defects</li>
        <li>Show the machine before and after use</li>
        <li>Show safety hazards</li>
        <li>Max {guest ? MAX_PHOTOS : most} photos, up to 10MB each</li>
      </ul>
      {guest ? (
        <p className="flex items-start gap-2.5 text-sm text-muted">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
          Without an account you can add {most === 1 ? '1 photo' : `${most} photos`}.
        </p>
      ) : null}
    </div>
  );
}
