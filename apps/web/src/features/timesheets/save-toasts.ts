import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';

const NO_SIGNAL = 'No signal. The timesheet is kept on this phone: save it again later.';

/** Only a driver who asked for a save is told that it failed: the form shows by itself that it is kept on this device. */
export function saveFailedToast(error: unknown, asked: 'by-wizard' | 'by-driver'): ToastMessage | null {
  if (asked === 'by-wizard') return null;
  const description = serverMessage(error) ?? NO_SIGNAL;
  return { title: 'Save Failed', description, tone: 'bad' };
}
