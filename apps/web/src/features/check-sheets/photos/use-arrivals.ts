import type { CheckKey } from '@groundsheet/form-rules';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { draftName } from '../../../forms/drafts/draft-store.js';
import { keepPicture } from '../../../forms/drafts/picture-store.js';
import { arrivalsOf, resumePhotos, subscribeToArrivals } from '../../../forms/upload/arrivals.js';
import type { AddedPhoto } from '../../../forms/upload/photo-upload.js';
import { addPhoto } from '../check-sheet-draft.js';
import type { StepProps } from '../steps/step-props.js';

/** The photos of a check sheet that are on their way, also those from before the page was lost. */
export function useArrivals({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [name] = useState(() => draftName('check-sheet', draft.form.id));
  const arrivals = useSyncExternalStore(
    subscribeToArrivals,
    useCallback(() => arrivalsOf(name), [name]),
  );
  // The picture first: a draft never names one that this device does not have.
  const add = useCallback(
    async ({ url, blob }: AddedPhoto, item = '') => {
      await keepPicture(name, url, blob).catch(() => undefined);
      change((current) => addPhoto(current, url, item ? (item as CheckKey) : undefined));
    },
    [name, change],
  );
  useEffect(() => void resumePhotos(name, add).catch(() => undefined), [name, add]);
  return { name, arrivals, add };
}
