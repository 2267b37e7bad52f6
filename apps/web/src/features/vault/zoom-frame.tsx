import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';

const WIDTHS = ['w-full', 'w-[200%]', 'w-[350%]'];

interface ZoomFrameProps {
  label: string;
  /** Draws what is looked at, as wide as the class says. */
  children: (width: string, zoom: number) => ReactNode;
}

/** Something that can be looked at closely: one drags it about in its frame. */
export function ZoomFrame({ label, children }: ZoomFrameProps) {
  const [zoom, setZoom] = useState(0);
  return (
    <div className="relative">
      <div
        // Dragged about by the keyboard, too.
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-[60dvh] overflow-auto rounded-control border border-line bg-paper office:max-h-[70dvh]"
      >
        {children(WIDTHS[zoom]!, zoom)}
      </div>
      <div className="absolute end-2 bottom-2 flex gap-2">
        <Button
          size="icon"
          aria-label="Zoom out"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
          className="disabled:bg-surface"
        >
          <ZoomOut aria-hidden />
        </Button>
        <Button
          size="icon"
          aria-label="Zoom in"
          disabled={zoom === WIDTHS.length - 1}
          onClick={() => setZoom(zoom + 1)}
          className="disabled:bg-surface"
        >
          <ZoomIn aria-hidden />
        </Button>
      </div>
    </div>
  );
}
