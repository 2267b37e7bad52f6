import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';

/** docs/screens.md, Fixed texts. */
export const DRAFT_SAVED: ToastMessage = {
  title: 'Draft Saved',
  description:
    'Your check sheet has been saved as a draft and will appear in the supervisor approval section.',
  tone: 'good',
};

export function saveFailedToast(error: unknown, asked: 'by-wizard' | 'by-driver'): ToastMessage {
  return {
    title: 'Save Failed',
    description: `Failed to save ${asked === 'by-driver' ? 'draft' : 'check sheet data'}: ${serverMessage(error) ?? 'Unknown error'}`,
    tone: 'bad',
  };
}
