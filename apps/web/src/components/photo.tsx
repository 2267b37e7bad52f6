import { ImageOff } from 'lucide-react';
import { useState } from 'react';

interface PhotoProps {
  /** Undefined while it is not known yet, null where there is none. */
  src: string | null | undefined;
  alt: string;
}

/** A picture in a square; one that cannot be shown has a placeholder that says so. */
export function Photo({ src, alt }: PhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === undefined)
    return <div className="aspect-square w-full animate-pulse rounded-control bg-line" />;
  if (src === null || failed === src) {
    return (
      <div
        role="img"
        aria-label={`${alt} cannot be shown`}
        className="flex aspect-square w-full flex-col items-center justify-center gap-2 rounded-control border-2 border-dashed border-strong p-2 text-center text-sm text-muted"
      >
        <ImageOff aria-hidden className="size-8" />
        Cannot be shown
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      onError={() => setFailed(src)}
      className="aspect-square w-full rounded-control border border-line object-cover"
    />
  );
}
