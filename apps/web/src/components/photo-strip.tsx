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
    <ul className="flex flex-wrap gap-2 py-1">
      {urls.map((url, index) => (
        <li key={url} className="w-20">
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
            <Photo src={url} alt={`Photo ${index + 1} of ${of}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
