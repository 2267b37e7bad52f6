import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { cn } from '../../lib/cn.js';

const SIZES = ['w-full', 'w-[200%]', 'w-[350%]'];

/** A picture that can be looked at closely: one drags it about in its frame. */
export function PictureView({ src, alt }: { src: string; alt: string }) {
  const [size, setSize] = useState(0);
  return (
    <div className="relative">
      <div
        // Dragged about by the keyboard, too.
        tabIndex={0}
        role="region"
        aria-label={alt}
        className="max-h-[60dvh] overflow-auto rounded-control border border-line bg-paper"
      >
        <img
          src={src}
          alt={alt}
          className={cn('max-w-none', SIZES[size], size === 0 && 'max-h-[60dvh] object-contain')}
        />
      </div>
      <div className="absolute end-2 bottom-2 flex gap-2">
        <Button
          size="icon"
          aria-label="Zoom out"
          disabled={size === 0}
          onClick={() => setSize(size - 1)}
          className="disabled:bg-surface"
        >
          <ZoomOut aria-hidden />
        </Button>
        <Button
          size="icon"
          aria-label="Zoom in"
          disabled={size === SIZES.length - 1}
          onClick={() => setSize(size + 1)}
          className="disabled:bg-surface"
        >
          <ZoomIn aria-hidden />
        </Button>
      </div>
    </div>
  );
}
