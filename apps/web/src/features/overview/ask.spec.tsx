/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen } from '@testing-library/react';

import { AN_OVERVIEW, theOverview } from '../../../testing/overview.js';
import { closePage } from '../../../testing/page.js';

afterEach(closePage);

describe('a driver whose sheets are missing', () => {
  const rowOf = (askedAt: string | null) => ({
    ...AN_OVERVIEW,
    missing: {
      items: [
        {
          driverId: '1',
          driverName: 'Dave Hill',
          ...{ isConfirmed: true, otherNames: [], machines: 'D-114', hasDraft: false },
          ...{ weekEnding: '2025-11-22', lacks: 'timesheet', timesheets: 0, checkSheets: 5, askedAt },
        },
      ],
      total: 1,
    },
  });
  const DAYS = '/overview?from=2025-11-16&to=2025-11-22';

  it('is asked from the row, which then says when', async () => {
    let askedAt: string | null = null;
    const bodies: unknown[] = [];
    const { user } = theOverview(DAYS, () => rowOf(askedAt), 'supervisor', {
      'POST /api/collations/ask': async (request: Request) => {
        bodies.push(await request.json());
        askedAt = new Date().toISOString();
        return new Response(null, { status: 204 });
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Ask Dave Hill, week ending Sat 22 Nov 2025' }),
    );
    expect((await screen.findByText(/^Asked \d\d:\d\d$/)).role).toBe('status');
    expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
    expect(bodies).toEqual([{ driverId: '1', week: '2025-11-22' }]);
  });

  it('who was asked on another day is told with the day', async () => {
    theOverview(DAYS, rowOf('2025-11-23T16:10:00.000Z'));
    expect(await screen.findByText(/^Asked .*23 Nov 2025.* 16:10$/)).toBeTruthy();
  });

  it('is not asked again where a colleague has asked', async () => {
    const { user } = theOverview(DAYS, rowOf(null), 'supervisor', {
      'POST /api/collations/ask': () =>
        Response.json(
          { code: 'form-set.asked-already', message: 'Dave Hill has been asked already.' },
          { status: 429 },
        ),
    });
    await user.click(await screen.findByRole('button', { name: /^Ask Dave Hill/ }));
    expect(await screen.findByText('Dave Hill has been asked already.')).toBeTruthy();
  });
});
