import { FileText, LoaderCircle } from 'lucide-react';
import { useState } from 'react';

import { cn } from '../../lib/cn.js';
import { thumbnailUrl, type VaultDocument } from './api.js';

interface DocumentPictureProps {
  document: VaultDocument;
  /** Of its files. */
  place: number;
  /** Its size. */
  className: string;
}

/** A small picture of a file, as long as there is none a sign that it is a document. */
export function DocumentPicture({ document, place, className }: DocumentPictureProps) {
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
        className={cn('bg-paper object-contain', className)}
      />
    );
  const Icon = document.uploadStatus === 'processing' ? LoaderCircle : FileText;
  return (
    <span className={cn('grid place-items-center bg-paper text-muted', className)}>
      <Icon aria-hidden className="size-10" />
    </span>
  );
}
