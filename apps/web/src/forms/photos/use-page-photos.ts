import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { keepPicture, loadPicturesOf, removePicture, waitingOf } from '../drafts/picture-store.js';
import { callId } from '../outbox/queue-call.js';
import {
  arrivalsOf,
  holdPhotos,
  leavePhotos,
  resumePhotos,
  subscribeToArrivals,
} from '../upload/arrivals.js';
import type { AddedPhoto } from '../upload/photo-upload.js';

/** Changes the photos that are attached. */
export type ChangePhotos = (rule: (photos: readonly string[]) => string[]) => void;

/**
 * The photos of what is signed on a page of its own, and not in a wizard: attached ones, and those on their way.
 *
 * @param of as of its `SignedCall`
 * @param begun those that the page begins with
 */
export function usePagePhotos(of: string, begun: readonly string[], change: ChangePhotos) {
  const [name] = useState(() => callId(of));
  const [first] = useState(begun);
  const [onChange] = useState(() => change);
  const arrivals = useSyncExternalStore(
    subscribeToArrivals,
    useCallback(() => arrivalsOf(name), [name]),
  );
  const add = useCallback(
    async ({ url, blob }: AddedPhoto) => {
      await keepPicture(name, url, blob).catch(() => undefined);
      onChange((photos) => [...photos, url]);
    },
    [name, onChange],
  );
  useEffect(() => {
    holdPhotos(name);
    void forgetLost(name, first)
      .then(() => resumePhotos(name, add))
      .catch(() => undefined);
    return () => void leavePhotos(name).catch(() => undefined);
  }, [name, first, add]);
  return { name, arrivals, add };
}

/** What was attached on a page that was lost, with the words beside it. */
async function forgetLost(name: string, begun: readonly string[]): Promise<void> {
  const kept = await loadPicturesOf(name);
  const lost = kept.filter((each) => !waitingOf(each.name) && !begun.includes(each.name));
  for (const each of lost) await removePicture(name, each.name);
}
