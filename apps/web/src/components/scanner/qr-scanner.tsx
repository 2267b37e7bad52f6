import { Camera, CameraOff, Flashlight, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { Button, buttonVariants } from '../button.js';
import type { CameraFault } from './camera.js';
import { useQrScanner, type CameraState } from './use-qr-scanner.js';

interface QrScannerProps {
  /** Once for each code that comes into sight. */
  onCode: (code: string) => void;
  onPhotoCode: (code: string) => void;
  onFault: (fault: CameraFault) => void;
  /** A photo in which no code could be read. */
  onUnreadable: () => void;
  /** What is being done with a code just now. */
  busy?: string | null;
  /** A button beside that of the photo. */
  beside?: ReactNode;
  /** Further ways to a code. */
  children: ReactNode;
}

/** A live camera that finds QR codes, with a photo in its place where there is none. */
export function QrScanner(props: QrScannerProps) {
  const { onCode, onPhotoCode, onFault, onUnreadable, busy, beside, children } = props;
  const { video, state, torch, retry, readPhoto } = useQrScanner({ onCode, onFault });
  const [reading, setReading] = useState(false);
  const read = async (photo: File) => {
    setReading(true);
    const code = await readPhoto(photo).catch(() => null);
    setReading(false);
    if (code) onPhotoCode(code);
    else onUnreadable();
  };
  return (
    <div className="flex grow flex-col gap-4 short:grid short:grid-cols-2 tablet:grid tablet:grid-cols-2">
      <div className="flex min-h-64 grow flex-col gap-2 short:min-h-0">
        <div className="on-bar relative min-h-56 grow overflow-hidden rounded-card border border-line bg-bar text-on-bar short:min-h-40 tablet:min-h-96">
          <video
            ref={video}
            muted
            playsInline
            aria-hidden
            className={cn('absolute inset-0 size-full object-cover', state !== 'live' && 'invisible')}
          />
          {state === 'live' ? (
            <div
              aria-hidden
              className="absolute inset-0 m-auto aspect-square w-3/5 max-w-64 rounded-card border-4 border-accent"
            />
          ) : (
            <NoPicture state={state} onRetry={retry} />
          )}
          {torch ? (
            <Button
              variant={torch.on ? 'primary' : 'outline'}
              aria-pressed={torch.on}
              className="absolute end-3 bottom-3"
              onClick={torch.toggle}
            >
              <Flashlight aria-hidden /> Torch
            </Button>
          ) : null}
        </div>
        <p role="status" className="min-h-6 text-center font-semibold">
          {busy ?? (reading ? 'Reading the photo...' : WORDS[state])}
        </p>
      </div>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-2.5 tablet:grid-cols-1">
          <PhotoButton disabled={reading} onPhoto={(photo) => void read(photo)} />
          {beside}
        </div>
        {children}
      </div>
    </div>
  );
}

const WORDS: Record<CameraState, string> = {
  starting: 'Starting the camera...',
  live: 'Hold the code inside the frame',
  insecure: 'No camera on this page',
  refused: 'The camera is not allowed',
  missing: 'No camera found',
};

/** Why, and what to do about it. */
const REASONS: Record<CameraFault, string> = {
  insecure: 'The live camera needs a secure address (https). A photo of the code works here too.',
  refused: 'Allow the camera for this page in the browser, then try again. Or take a photo of the code.',
  missing: 'It may be in use by another app. Try again, or take a photo of the code.',
};

function NoPicture({ state, onRetry }: { state: Exclude<CameraState, 'live'>; onRetry: () => void }) {
  if (state === 'starting') {
    return (
      <div className="absolute inset-0 grid place-items-center">
        <Camera aria-hidden className="size-12" />
      </div>
    );
  }
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-y-auto p-4 text-center">
      <CameraOff aria-hidden className="size-10 shrink-0" />
      <p>{REASONS[state]}</p>
      {state === 'insecure' ? null : (
        <Button onClick={onRetry}>
          <RotateCw aria-hidden /> Try the camera again
        </Button>
      )}
    </div>
  );
}

/** Opens the phone's own camera app, or a file on other devices; works where the live camera may not be asked for. */
function PhotoButton({ disabled, onPhoto }: { disabled: boolean; onPhoto: (photo: File) => void }) {
  return (
    <label
      className={cn(
        buttonVariants({ size: 'action' }),
        'cursor-pointer px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
      )}
    >
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          // The same photo may be chosen again.
          event.target.value = '';
          if (photo) onPhoto(photo);
        }}
      />
      <Camera aria-hidden />
      <span>
        Use a photo<span className="sr-only"> of the code</span>
      </span>
    </label>
  );
}
