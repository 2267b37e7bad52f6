import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';

/** Without a signal nothing is said: the form shows by itself that it is kept on this device. */
export function saveRefusedToast(error: unknown): ToastMessage | null {
  const description = serverMessage(error);
  return description ? { title: 'Save Failed', description, tone: 'bad' } : null;
}
