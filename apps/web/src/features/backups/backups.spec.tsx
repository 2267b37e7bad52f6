import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const MADE = { madeAt: '2026-11-27T02:00:00.000Z', bytes: 3_120_000_000, encrypted: true, restoredAt: null };

function theBackups(...backups: object[]) {
  signedInHere('admin');
  aServer({ ...anAccount('admin'), 'GET /api/backups': backups });
  openPage('/admin/backups');
}

it('tells the last good one with its size, in amber until one has been restored', async () => {
  theBackups(
    { ...MADE, id: '2' },
    { ...MADE, id: '1', madeAt: '2026-11-26T02:00:00.000Z', bytes: 4_000_000 },
  );
  const last = await screen.findByText(/^Last good backup: .*27 Nov.*, 3\.1 GB\.$/);
  const notice = last.closest('div')!;
  expect(notice.textContent).toContain('Never tried');
  expect(notice.className).toContain('attention');
  expect(screen.getByText('4.0 MB')).toBeTruthy();
  const office = within(screen.getByRole('navigation', { name: 'Office' }));
  expect(office.getByRole('link', { name: 'Backups' }).getAttribute('aria-current')).toBe('page');
});

it('is green once one of them was restored, whichever', async () => {
  theBackups({ ...MADE, id: '2' }, { ...MADE, id: '1', restoredAt: '2026-11-26T09:00:00.000Z' });
  const notice = (await screen.findByText(/^Last good backup/)).closest('div')!;
  expect(notice.textContent).not.toContain('Never tried');
  expect(notice.className).toContain('good');
});

it('says how a backup is made where there is none', async () => {
  theBackups();
  expect(await screen.findByText(/npm run backup/)).toBeTruthy();
});
