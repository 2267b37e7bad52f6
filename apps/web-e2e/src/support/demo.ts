import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { haveSignedIn } from './accounts.js';

export type Role = 'driver' | 'supervisor' | 'admin';

/** Signs in as one of the accounts of the demo. */
export async function loginAs(page: Page, role: Role): Promise<void> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '.data', 'secrets', 'demo-accounts.json');
  const passwords = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const email = `${role}@groundsheet.example`;
  await haveSignedIn(page, email, passwords[email]);
}
