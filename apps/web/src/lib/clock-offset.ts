import { readStored, store } from './local-storage.js';

const KEY = 'groundsheet-clock-offset';

/** Compares the clock of this device with the server's, whenever a response of it says what that shows. */
export function compareClocks(response: Response): void {
  const there = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(there)) store(KEY, String(Math.round((Date.now() - there) / 1000) * 1000));
}

/** How far the clock of this device was ahead of the server's when they were last compared, in milliseconds. */
export function clockOffset(): number {
  return Number(readStored(KEY)) || 0;
}
