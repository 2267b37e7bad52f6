import { FileText, LoaderCircle } from 'lucide-react';
import { useState } from 'react';

import { thumbnailUrl, type VaultDocument } from './api.js';

interface DocumentPictureProps {
  document: VaultDocument;
  /** Of its files. */
  place: number;
}

/** A small picture of a file, as long as there is none a sign that it is a document. */
export function DocumentPicture({ document, place }: DocumentPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const file = document.files[place];
  const src = file?.hasThumbnail ? thumbnailUrl(document.id, file.id) : null;
  if (src && failed !== src)
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setFailed(src)}
        className="aspect-4/3 w-full bg-paper object-contain"
      />
    );
  const Icon = document.uploadStatus === 'processing' ? LoaderCircle : FileText;
  return (
    <span className="grid aspect-4/3 w-full place-items-center bg-paper text-muted">
      <Icon aria-hidden className="size-10" />
    </span>
  );
}
