import { Camera, Images, type LucideIcon } from 'lucide-react';
import type { ChangeEvent } from 'react';

import { buttonVariants } from '../../../components/button.js';
import { cn } from '../../../lib/cn.js';

interface PhotoButtonsProps {
  /** How many may still be added. */
  max: number;
  onPhotos: (photos: Blob[]) => void;
}

/** The two ways to a photo: the phone's own camera, and what is on the phone already. */
export function PhotoButtons({ max, onPhotos }: PhotoButtonsProps) {
  return (
    <div className="grid gap-2.5 office:max-w-80">
      <PhotoButton icon={Camera} label="Take photo" isMain max={1} onPhotos={onPhotos} />
      <PhotoButton icon={Images} label="Choose photo" max={max} onPhotos={onPhotos} />
    </div>
  );
}

interface PhotoButtonProps extends PhotoButtonsProps {
  icon: LucideIcon;
  label: string;
  /** Opens the camera. */
  isMain?: boolean;
}

function PhotoButton({ icon: Icon, label, isMain = false, max, onPhotos }: PhotoButtonProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPhotos([...(currentTarget.files ?? [])].slice(0, max));
    // The same one may be chosen again.
    currentTarget.value = '';
  };
  return (
    <label
      className={cn(
        buttonVariants({ variant: isMain ? 'primary' : 'outline', size: 'action' }),
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
      )}
    >
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        multiple={max > 1}
        {...(isMain ? { capture: 'environment' as const } : {})}
        onChange={take}
      />
      <Icon aria-hidden /> {label}
    </label>
  );
}
