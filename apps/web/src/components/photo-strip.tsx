import { Photo } from './photo.js';

interface PhotoStripProps {
  urls: readonly string[];
  /** What they are of, for the ear. */
  of: string;
}

/** Photos in a row, small; each opens in full. */
export function PhotoStrip({ urls, of }: PhotoStripProps) {
  if (urls.length === 0) return null;
  return (
    <div role="group" aria-label={`Photos of ${of}`} className="flex flex-wrap gap-2 py-1">
      {urls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className="block w-20 rounded-control">
          <Photo src={url} alt={`Photo ${index + 1} of ${of}`} />
        </a>
      ))}
    </div>
  );
}
