import type { CornerPoints } from 'scanic';
import { useRef, useState } from 'react';

import type { UploadUppy } from '../../upload/file-sender.js';
import { findPage, scaled, straightened, type FoundPage } from './edges.js';

/** A page that was found, until its driver has said what is to become of it. */
export interface AskedPage extends FoundPage {
  /** @param corners where they are; null if the picture is to be used as it is */
  answer: (corners: CornerPoints | null) => void;
}

/** Of a file of the uploader: corners in parts of the picture's width, which last through a broken-off upload. */
export interface EdgesMeta {
  edges?: CornerPoints;
}

type Added = ReturnType<UploadUppy['getFile']>;

/** Looks for the page in each picture that is added, and asks about it, one after the other. */
export function useEdges() {
  const [asked, setAsked] = useState<AskedPage | null>(null);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());

  const ask = (page: FoundPage) =>
    new Promise<CornerPoints | null>((answer) => setAsked({ ...page, answer })).finally(() => setAsked(null));

  const look = async (uppy: UploadUppy, { id, data }: Added) => {
    const page = await findPage(data as Blob);
    const corners = page && uppy.getFile(id) ? await ask(page) : null;
    if (!page || !corners || !uppy.getFile(id)) return;
    const { picture } = page;
    uppy.setFileMeta(id, { edges: scaled(corners, 1 / picture.width) } satisfies EdgesMeta);
    const small = await straightened(picture, corners);
    if (small && uppy.getFile(id)) uppy.setFileState(id, { preview: URL.createObjectURL(small) });
  };

  const watch = (uppy: UploadUppy) =>
    uppy.on('file-added', (file) => {
      if (!file.type.startsWith('image/')) return;
      setWaiting((count) => count + 1);
      // The picture is there without it.
      queue.current = queue.current
        .then(() => look(uppy, file))
        .catch(() => undefined)
        .finally(() => setWaiting((count) => count - 1));
    });
  return { asked, isLooking: waiting > 0, watch };
}
