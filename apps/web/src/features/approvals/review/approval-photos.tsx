import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { Photo } from '../../../components/photo.js';
import { countOf } from './approval-facts.js';

interface SheetPhotosProps {
  urls: readonly string[];
  /** The day of the sheet. */
  of: string;
  /** What one shows; null where nobody has said. */
  captionOf: (url: string) => string | null;
}

/** How many there are, and each in small; a tap shows it in full. */
export function SheetPhotos({ urls, of, captionOf }: SheetPhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (urls.length === 0) return <p className="text-sm text-muted">No photos</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{countOf(urls.length, 'photo')}</p>
      <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-6">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${of}`}
              aria-haspopup="dialog"
              className="block w-full rounded-control"
              onClick={() => setShown(index)}
            >
              <Photo src={url} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <FullPhoto
          urls={urls}
          of={captionOf(urls[shown]!) ?? of}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

interface FullPhotoProps extends Pick<SheetPhotosProps, 'urls'> {
  /** What it shows, or the day of the sheet. */
  of: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One photo at a time; arrow keys go on, Escape closes. */
function FullPhoto({ urls, of, shown, onShow, onClose }: FullPhotoProps) {
  const title = `Photo ${shown + 1} of ${urls.length}`;
  const last = urls.length - 1;
  useEffect(() => {
    // Wherever in the dialog the focus is.
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft' && shown > 0) onShow(shown - 1);
      if (key === 'ArrowRight' && shown < last) onShow(shown + 1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [shown, last, onShow]);
  return (
    <Dialog open layout="cover" title={title} description={of} onOpenChange={onClose}>
      <div className="flex min-h-0 grow flex-col gap-4">
        <img
          src={urls[shown]}
          alt={`${title}, ${of}`}
          className="min-h-0 w-full grow basis-0 rounded-control object-contain"
        />
        {last > 0 ? (
          <div className="grid grid-cols-2 gap-2.5">
            <Button size="action" disabled={shown === 0} onClick={() => onShow(shown - 1)}>
              <ChevronLeft aria-hidden /> Previous
            </Button>
            <Button size="action" disabled={shown === last} onClick={() => onShow(shown + 1)}>
              <ChevronRight aria-hidden /> Next
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
