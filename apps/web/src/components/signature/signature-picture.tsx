import { cn } from '../../lib/cn.js';

interface SignaturePictureProps {
  picture: string;
  label: string;
  /** Beside another one, where it is only looked at. */
  small?: boolean;
}

export function SignaturePicture({ picture, label, small = false }: SignaturePictureProps) {
  return (
    <img
      src={picture}
      alt={label}
      className={cn(
        'h-36 w-full rounded-control border border-line bg-sheet object-contain p-2',
        small && 'h-16 p-1 tablet:h-18',
      )}
    />
  );
}
