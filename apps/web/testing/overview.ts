import { anAccount, signedInHere } from './accounts.js';
import { openPage } from './page.js';
import { aServer } from './server.js';

const NOTHING = { items: [], total: 0 };
export const AN_OVERVIEW = {
  forms: [
    { kind: 'timesheet', sent: 12, drafts: 3 },
    { kind: 'check-sheet', sent: 40, drafts: 0 },
  ],
  missing: NOTHING,
  guestSheets: NOTHING,
  returnedMails: NOTHING,
  days: [] as object[],
};
export const NO_HOURS = { ...NOTHING, sums: { hours: 0, standing: 0, breakdown: 0, timesheets: 0 } };

/** The page, and which days were asked for; without hours unless they are said. */
export function theOverview(
  address: string,
  overview: object | (() => object),
  role: 'driver' | 'supervisor' | 'admin' = 'supervisor',
  calls: Parameters<typeof aServer>[0] = {},
) {
  signedInHere(role);
  const asked: string[] = [];
  const { streams } = aServer({
    ...anAccount(role),
    'GET /api/collations/counts': { ready: 4, incomplete: 2, needsCompletion: 1 },
    'GET /api/overview': (request: Request) => {
      asked.push(new URL(request.url).search);
      return typeof overview === 'function' ? overview() : overview;
    },
    'GET /api/overview/hours': NO_HOURS,
    'GET /api/defects/counts': { new: 2, 'in hand': 1, repaired: 0, overdue: 0 },
    'GET /api/defects': [],
    ...calls,
    'GET /api/history': [],
    'GET /api/collations': [],
  });
  return { asked, streams, user: openPage(address) };
}
