import type { ToastMessage } from '../../components/toast-store.js';

/** In place of what is usually said after sending; `wait` is the server's sentence. */
export function waitToast(wait: string): ToastMessage {
  return { title: 'The mail has to wait', description: wait, tone: 'good' };
}
