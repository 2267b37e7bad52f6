import { MACHINE_HOURS_MISSING } from '@groundsheet/form-rules';

import type { ToastMessage } from '../../components/toast-store.js';

/** What leaving the machine's step without hours says, in every form. */
export const MACHINE_HOURS_REQUIRED: ToastMessage = {
  title: 'Machine Hours Required',
  description: MACHINE_HOURS_MISSING,
  tone: 'bad',
};
