import type { Wire } from '@groundsheet/api-client';
import { object, type InferOutput } from 'valibot';

import { oneOf, searched } from '../../lib/search-schema.js';

type Mail = Wire['MailResponse'];

const MAILS_TABS = ['mails', 'jobs', 'do-not-send'] as const;

/** The states that a mail may be in, and how they are said here. */
export const STATE_LABELS: Record<Mail['state'], string> = {
  queued: 'On its way',
  sent: 'Sent',
  delivered: 'Delivered',
  'kept locally': 'Not sent (practice)',
  suppressed: 'Opted out',
  failed: 'Failed',
  bounced: 'Bounced',
};

export const STATES = Object.keys(STATE_LABELS) as Mail['state'][];

/** What the address carries: which list is shown, and what of it. */
export const MAILS_SEARCH = object({
  /** The mails where nothing is said. */
  tab: oneOf(MAILS_TABS),
  state: oneOf(STATES),
  search: searched(),
});
export type MailsSearch = InferOutput<typeof MAILS_SEARCH>;
