import type { Wire } from '@groundsheet/api-client';
import { anAccount, signedInHere } from './accounts.js';
import { openPage } from './page.js';
import { aServer, type Replies } from './server.js';

type Company = Wire['CompanyResponse'];
const LIST = 'GET /api/customers';

export function aCompany(said: Partial<Company> = {}): Company {
  return {
    ...{ id: 'c-1', name: 'Harrow Groundworks', contactPerson: 'Imran Patel', isActive: true, version: 4 },
    ...{ contactEmail: 'plant@harrow.co.uk', contactPhone: '020 7946 0182' },
    ...{ defaultOrderPattern: 'starts with 00 | 6 digits', requiresOrderValidation: true },
    offHireNoticeDays: null,
    ...said,
  };
}
/** One of which nothing is known but the name. */
export const BARE = aCompany({
  ...{ id: 'c-2', name: 'Morgan & Price', contactPerson: null, contactEmail: null, contactPhone: null },
  ...{ defaultOrderPattern: null, requiresOrderValidation: false },
});

/** The screen as an admin sees it, and what was asked for the list. */
export function theScreen(replies: Replies = {}, address = '/admin') {
  signedInHere('admin');
  const asked: string[] = [];
  const list = replies[LIST] ?? [aCompany(), BARE];
  const server = aServer({
    ...anAccount('admin'),
    'GET /api/customers/letters': [{ letter: 'H', count: 1 }],
    ...replies,
    [LIST]: (request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return typeof list === 'function' ? list(request) : list;
    },
  });
  return { ...server, asked, user: openPage(address) };
}
