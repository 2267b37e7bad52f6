import { Camera, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { sendTakenPhoto, type AddedPhoto } from './photo-upload.js';

interface TakePhotoProps {
  /** What it is of, for the ear. */
  of: string;
  onTaken: (photo: AddedPhoto) => void;
}

type Sending = { photo: File; percent: number; error?: string };

/** One tap opens the phone's camera; the photo is sent at once, and again by another tap where that failed. */
export function TakePhoto({ of, onTaken }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const send = async (photo: File) => {
    setSending({ photo, percent: 0 });
    try {
      const taken = await sendTakenPhoto(photo, (percent) => setSending({ photo, percent }));
      setSending(null);
      onTaken(taken);
    } catch (error) {
      setSending({ photo, percent: 0, error: error instanceof Error ? error.message : '' });
    }
  };
  const isUnderWay = sending !== null && sending.error === undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          target.value = '';
          if (photo) void send(photo);
        }}
      />
      <Button disabled={isUnderWay} onClick={() => input.current?.click()}>
        <Camera aria-hidden />
        {isUnderWay ? `Sending the photo, ${sending.percent} %` : 'Take a photo'}
        <span className="sr-only"> of {of}</span>
      </Button>
      <span role="status" className="sr-only">
        {isUnderWay ? 'Sending the photo' : ''}
      </span>
      {sending?.error === undefined ? null : (
        <>
          <FieldError>{sending.error || 'The photo did not get there.'}</FieldError>
          <Button onClick={() => void send(sending.photo)}>
            <RotateCcw aria-hidden /> Send it again
          </Button>
        </>
      )}
    </div>
  );
}
