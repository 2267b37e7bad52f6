import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';

/** Only who has asked for a save is told that it was refused: the form shows by itself that it is kept on this device. */
export function saveRefusedToast(error: unknown, asked: 'by-wizard' | 'by-driver'): ToastMessage | null {
  const description = asked === 'by-driver' ? serverMessage(error) : undefined;
  return description ? { title: 'Save Failed', description, tone: 'bad' } : null;
}
