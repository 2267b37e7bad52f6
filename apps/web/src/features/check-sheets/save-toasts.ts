import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';

/** Texts of specification part 2 section 8. */
export const DRAFT_SAVED: ToastMessage = {
  title: 'Draft Saved',
  description:
    'Your check sheet has been saved as a draft and will appear in the supervisor approval section.',
  tone: 'good',
};

export function saveFailedToast(what: 'check sheet data' | 'draft', error: unknown): ToastMessage {
  return {
    title: 'Save Failed',
    description: `Failed to save ${what}: ${serverMessage(error) ?? 'Unknown error'}`,
    tone: 'bad',
  };
}
