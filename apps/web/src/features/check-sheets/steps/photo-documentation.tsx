import { MAX_PHOTOS } from '@groundsheet/form-rules';
import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { TitledCard } from '../../../components/card.js';
import { PhotoUpload } from '../../../forms/upload/photo-upload.js';
import { draftName } from '../../../forms/drafts/draft-store.js';
import { keepPicture, removePicture } from '../../../forms/drafts/picture-store.js';
import { useSender } from '../../../forms/sending/sender.js';
import { addPhoto, removePhoto } from '../check-sheet-draft.js';
import { AttachedPhotos } from '../photos/attached-photos.js';
import type { StepProps } from './step-props.js';

/** What words cannot say: pictures of the machine. */
export function PhotoDocumentation({ draft, change }: StepProps) {
  const { photos } = draft.form;
  const { guest, maxPhotos } = useSender();
  const [name] = useState(() => draftName('check-sheet'));
  const attached = useFocusOnAdded(photos.length);
  // The picture first: a draft never names one that this device does not have.
  const add = async (url: string, picture: Blob) => {
    await keepPicture(name, url, picture).catch(() => undefined);
    change((current) => addPhoto(current, url));
  };
  const remove = (url: string) => {
    change((current) => removePhoto(current, url));
    void removePicture(name, url);
  };
  return (
    <div className="grid items-start gap-4 office:grid-cols-2">
      <TitledCard id="photos" title="Photo Documentation">
        <Guidelines guest={guest} most={maxPhotos} />
        {photos.length < maxPhotos ? (
          <PhotoUpload
            label="Add Equipment Photos"
            max={maxPhotos - photos.length}
            onAdded={({ url, blob }) => void add(url, blob)}
          />
        ) : null}
      </TitledCard>
      {photos.length > 0 ? (
        <TitledCard
          id="attached"
          ref={attached}
          tabIndex={-1}
          title={<span role="status">{photos.length} photo(s) attached</span>}
        >
          <AttachedPhotos draft={draft} onRemove={remove} />
        </TitledCard>
      ) : null}
    </div>
  );
}

/** The dialog goes with its button once there are as many as may be: the focus then finds what it brought. */
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
    <>
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
    </>
  );
}
