import { Camera, Images, type LucideIcon } from 'lucide-react';
import type { ChangeEvent } from 'react';

import { buttonVariants } from '../../components/button.js';
import { cn } from '../../lib/cn.js';

interface PhotoButtonsProps {
  /** How many may still be added. */
  max: number;
  onPhotos: (photos: Blob[]) => void;
  /** Nothing on the screen is tapped more. */
  isMain?: boolean;
}

/** The two ways to a photo: the phone's own camera, and what is on the phone already. */
export function PhotoButtons({ max, onPhotos, isMain = true }: PhotoButtonsProps) {
  return (
    <div className="grid gap-2.5 office:max-w-80">
      <PhotoButton icon={Camera} label="Take photo" isMain={isMain} isCamera max={1} onPhotos={onPhotos} />
      <PhotoButton icon={Images} label="Choose photo" max={max} onPhotos={onPhotos} />
    </div>
  );
}

/** One tap opens the phone's camera for a single picture. */
export function TakePhoto({ of, onTaken }: { of: string; onTaken: (photos: Blob[]) => void }) {
  return <PhotoButton icon={Camera} label="Take a photo" of={of} isCamera max={1} onPhotos={onTaken} />;
}

interface PhotoButtonProps extends PhotoButtonsProps {
  icon: LucideIcon;
  label: string;
  /** What it is of, for the ear. */
  of?: string;
  isCamera?: boolean;
}

function PhotoButton({
  icon: Icon,
  label,
  of,
  isCamera = false,
  isMain = false,
  max,
  onPhotos,
}: PhotoButtonProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPhotos([...(currentTarget.files ?? [])].slice(0, max));
    // The same one may be chosen again.
    currentTarget.value = '';
  };
  return (
    <label
      className={cn(
        buttonVariants({ variant: isMain ? 'primary' : 'outline', size: of ? 'touch' : 'action' }),
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
      )}
    >
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        multiple={max > 1}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={take}
      />
      <Icon aria-hidden />
      <span>
        {label}
        {of ? <span className="sr-only"> of {of}</span> : null}
      </span>
    </label>
  );
}
