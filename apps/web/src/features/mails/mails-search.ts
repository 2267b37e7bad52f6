import type { Wire } from '@groundsheet/api-client';

import { readSearched } from '../../lib/read-text.js';

type Mail = Wire['MailResponse'];

export const MAILS_TABS = ['mails', 'jobs', 'do-not-send'] as const;
export type MailsTab = (typeof MAILS_TABS)[number];

/** The states that a mail may be in, and how they are said here. */
export const STATE_LABELS: Record<Mail['state'], string> = {
  queued: 'On its way',
  sent: 'Sent',
  delivered: 'Delivered',
  'kept locally': 'Kept locally',
  suppressed: 'Not wanted',
  failed: 'Failed',
  bounced: 'Came back',
};

export const STATES = Object.keys(STATE_LABELS) as Mail['state'][];

/** What the address carries: which list is shown, and what of it. */
export interface MailsSearch {
  /** The mails where nothing is said. */
  tab?: MailsTab | undefined;
  state?: Mail['state'] | undefined;
  search?: string | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readMailsSearch(search: Record<string, unknown>): MailsSearch {
  return {
    tab: MAILS_TABS.find((tab) => tab === search['tab']),
    state: STATES.find((state) => state === search['state']),
    search: readSearched(search['search']),
  };
}
