import { expect, type Page } from '@playwright/test';

/** The app is on the phone, and the list of customers known. */
export async function haveWorker(page: Page): Promise<void> {
  await page.goto('/select-customer');
  await expect(page.getByRole('option', { name: 'Harrow Groundworks' })).toBeAttached();
  await haveControl(page);
}

/** The page is opened again from what the phone keeps. */
export async function haveControl(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** Puts forms of a guest into the outbox of the device: one queued, one that needs its driver, and one that has arrived. */
export async function leaveQueued(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('groundsheet-outbox');
    opening.onupgradeneeded = () => opening.result.createObjectStore('outbox');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const common = { owner: 'guest', revision: 1, recipients: [], attempts: 1, clockOffsetMs: 0 };
    const picture = { name: 'a', url: 'a', isOnServer: true, sha256: null, bytes: 1_400_000 };
    const week = 'Week to Sat 21 Nov 2026, Harrow Groundworks and Drainage Contractors, EX-4417-LONG-REACH';
    const entries = [
      { id: 'sent', kind: 'timesheet', state: 'sent', about: week, body: '', pictures: [] },
      {
        ...{ id: 'needs', kind: 'timesheet', state: 'needs-you', about: week, body: '{}', pictures: [] },
        reason: 'Timesheet TS-7K3M9QXD for this week, customer and machine has already been sent.',
      },
      {
        ...{ id: 'queued', kind: 'check-sheet', state: 'queued', body: '{}', pictures: [picture, picture] },
        about: 'Sat 21 Nov 2026, D-114',
      },
    ];
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
    for (const [at, entry] of entries.entries()) {
      const known = {
        key: entry.id,
        draftName: `${entry.kind}/${entry.id}:guest`,
        queuedAt: hoursAgo(3 - at),
      };
      const arrived = entry.state === 'sent' ? { reference: 'TS-7K3M9QX0', sentAt: hoursAgo(2) } : {};
      store.put({ ...common, ...known, ...arrived, ...entry }, entry.id);
    }
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    opening.result.close();
    localStorage.setItem('groundsheet-outbox-used', '1');
  });
}

export async function emptyOutbox(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('groundsheet-outbox');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
    store.clear();
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    opening.result.close();
    localStorage.removeItem('groundsheet-outbox-used');
  });
}

/** The SHA-256 of every photo in the outbox as the phone had it. */
export function hashesOnPhone(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('groundsheet-outbox');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const all = opening.result.transaction('outbox').objectStore('outbox').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const entries = all.result as { pictures: { sha256: string }[] }[];
    return entries.flatMap(({ pictures }) => pictures.map(({ sha256 }) => sha256));
  });
}

/** Makes what waits in the outbox older by so many hours, with a key that the server has never seen. */
export async function ageEntries(page: Page, hours: number): Promise<void> {
  await changeEntries(page, { hours });
}

export async function giveEntriesTo(page: Page, owner: string): Promise<void> {
  await changeEntries(page, { owner });
}

async function changeEntries(page: Page, change: { hours?: number; owner?: string }): Promise<void> {
  await page.evaluate(async ({ hours = 0, owner }) => {
    const opening = indexedDB.open('groundsheet-outbox');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox');
    const all = store.getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const entries = all.result as { id: string; owner: string; queuedAt: string; state: string }[];
    for (const entry of entries.filter(({ state }) => state !== 'sent')) {
      const queuedAt = new Date(Date.parse(entry.queuedAt) - hours * 3_600_000).toISOString();
      store.put({ ...entry, queuedAt, owner: owner ?? entry.owner, key: crypto.randomUUID() }, entry.id);
    }
    await new Promise((resolve) => (store.transaction.oncomplete = resolve));
    opening.result.close();
  }, change);
}
