import { Camera } from 'lucide-react';
import { lazy } from 'react';

import { retriable } from '../../lib/retriable.js';
import { askForPhotoAddress } from './send-photo.js';
import { shrinkPhoto } from '../../components/upload/shrink-photo.js';
import { UploadButton } from '../../components/upload/upload-button.js';

const loadDialog = retriable(() => import('./upload-dialog.js'));
const UploadDialog = lazy(async () => ({ default: (await loadDialog()).UploadDialog }));

export interface AddedPhoto {
  /** What it is called in a form. */
  url: string;
  /** The picture as it was sent, a JPEG: for thumbnails, and to be sent again should the server have removed it. */
  blob: Blob;
}

interface PhotoUploadProps {
  /** The button, and the title of its dialog. */
  label: string;
  /** How many may still be added; at 0 the button is disabled. */
  max: number;
  /** There are shorter ways. */
  isQuiet?: boolean;
  onAdded: (photo: AddedPhoto) => void;
}

/** Adds photos from the camera or the device: shrunk, upright and without the place that they were taken at. */
export function PhotoUpload({ label, max, isQuiet = false, onAdded }: PhotoUploadProps) {
  return (
    <UploadButton
      isQuiet={isQuiet}
      disabled={max < 1}
      load={loadDialog}
      dialog={(onClose) => (
        <UploadDialog
          camera
          title={label}
          note="Images only, up to 10MB each"
          fileTypes={['image/*']}
          maxFiles={Math.max(1, max)}
          prepare={(photo) => shrinkPhoto(photo)}
          askForAddress={askForPhotoAddress}
          onUploaded={({ url, blob }) => onAdded({ url, blob })}
          onClose={onClose}
        />
      )}
    >
      <Camera aria-hidden /> {label}
    </UploadButton>
  );
}
