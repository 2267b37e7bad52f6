import type { ToastMessage } from '../../components/toast-store.js';
import { ApiError } from '../../lib/api-error.js';
import type { Machine } from './api.js';

/** Without a demo there is nothing to simulate. */
export function cameraToast(isDemo: boolean): ToastMessage {
  return {
    title: 'Camera Not Available',
    description: isDemo ? 'Use Manual Entry or Simulate QR.' : 'Use Manual Entry or a photo of the code.',
    tone: 'bad',
  };
}

/** The scanner itself comes over the network, and its lookup needs one too. */
export const SCANNER_NOT_LOADED: ToastMessage = {
  title: 'Camera Not Available',
  description: 'Type the number on the plate, or try again when there is a signal.',
  tone: 'bad',
};

export function loadedToast({ machineNumber, plantNumber }: Machine): ToastMessage {
  return { title: 'Vehicle Info Loaded', description: `${plantNumber}, ${machineNumber}`, tone: 'good' };
}

export const NO_CODE_IN_PHOTO: ToastMessage = {
  title: 'QR Code Not Found',
  description: 'There is no readable code in this photo. Go closer, hold still and try again.',
  tone: 'bad',
};

/** What to say when a code led to no machine: it is unknown, or nobody could be asked. */
export function lookupToast(error: unknown): ToastMessage {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return {
      title: 'QR Code Not Found',
      description: 'Vehicle information not found for this QR code',
      tone: 'bad',
    };
  }
  return {
    title: 'Vehicle Not Looked Up',
    description: 'The server could not be reached. Try again when there is a signal, or use Manual Entry.',
    tone: 'bad',
  };
}
