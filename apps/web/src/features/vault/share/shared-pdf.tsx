import { FileWarning } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Skeleton } from '../../../components/skeleton.js';
import { PictureView } from '../picture-view.js';
import { sharedPageUrl, type SharedFile } from './api.js';

interface SharedPdfProps {
  packId: string;
  file: SharedFile;
  label: string;
}

/** The pages of a PDF as pictures: nothing in them can be tapped, and nothing of the file itself comes along. */
export function SharedPdf({ packId, file: { id, drawnPages, allPages }, label }: SharedPdfProps) {
  if (drawnPages === null) return <Skeleton label="Still being drawn. It appears here by itself." rows={4} />;
  if (drawnPages === 0)
    return (
      <Notice tone="attention" role="status">
        <FileWarning aria-hidden />
        <p>This PDF cannot be shown here. Ask its owner to show it to you.</p>
      </Notice>
    );
  const all = allPages ?? drawnPages;
  return (
    <>
      {all > drawnPages ? (
        <p className="text-muted">
          {drawnPages === 1 ? 'The first page' : `The first ${drawnPages} pages`} of {all}.
        </p>
      ) : null}
      {Array.from({ length: drawnPages }, (_, at) => at + 1).map((page) => (
        <PictureView
          key={page}
          src={sharedPageUrl(packId, id, page)}
          alt={all > 1 ? `${label}, page ${page}` : label}
        />
      ))}
    </>
  );
}
