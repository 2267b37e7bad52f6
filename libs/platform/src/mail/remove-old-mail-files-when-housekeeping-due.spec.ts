import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock.js';
import type { Config } from '../config/config.js';
import { RemoveOldMailFilesWhenHousekeepingDue } from './remove-old-mail-files-when-housekeeping-due.js';

const DAY = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');

function tidyIn(dataDir: string): RemoveOldMailFilesWhenHousekeepingDue {
  return new RemoveOldMailFilesWhenHousekeepingDue({ dataDir } as Config, { now: () => now } as Clock);
}

it('removes mails after 90 days and leaves everything else alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundsheet-test-'));
  mkdirSync(join(dataDir, 'mail'));
  for (const [name, days] of [
    ['old.eml', 91],
    ['new.eml', 89],
    ['old.txt', 200],
  ] as const) {
    const at = new Date(now.getTime() - days * DAY);
    writeFileSync(join(dataDir, 'mail', name), 'mail');
    utimesSync(join(dataDir, 'mail', name), at, at);
  }
  await tidyIn(dataDir).handle();
  expect(readdirSync(join(dataDir, 'mail')).toSorted()).toEqual(['new.eml', 'old.txt']);
});

it('does nothing if no mail was ever written', async () => {
  await tidyIn(join(tmpdir(), 'groundsheet-no-such-folder')).handle();
});
