import { useState } from 'react';

import { cn } from '../lib/cn.js';

interface FirmLogoProps {
  src: string;
  /** Dots, where they are known: so that nothing moves when it comes. */
  width?: number | undefined;
  height?: number | undefined;
  className?: string;
}

/** A firm's logo on white, whatever is around it. Its name stands beside it; without a signal perhaps alone. */
export function FirmLogo({ src, width, height, className }: FirmLogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return null;
  return (
    <span className={cn('flex shrink-0 rounded-chip bg-sheet px-1.5 py-1', className)}>
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        onError={() => setFailed(src)}
        className="h-7 w-auto max-w-28 object-contain"
      />
    </span>
  );
}
