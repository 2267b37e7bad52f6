import { cn } from '../../lib/cn.js';
import { ZoomFrame } from './zoom-frame.js';

/** A picture that can be looked at closely. */
export function PictureView({ src, alt }: { src: string; alt: string }) {
  return (
    <ZoomFrame label={alt}>
      {(width, zoom) => (
        <img
          src={src}
          alt={alt}
          className={cn('max-w-none', width, zoom === 0 && 'max-h-[60dvh] object-contain')}
        />
      )}
    </ZoomFrame>
  );
}
