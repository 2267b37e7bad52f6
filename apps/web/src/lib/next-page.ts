import { ownKey } from './local-owner.js';
import { readStored, store } from './local-storage.js';

const KEY = 'groundsheet-next-page';
/** As long as the link in the mail works. */
const KEPT_MS = 60 * 60_000;

/** Anybody may write the address: it leads to a page of ours or nowhere. */
export function ownPath(next: unknown): string | undefined {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined;
}

/** Keeps where a person was going who has forgotten their password: the link in the mail opens another tab. */
export function keepNextPage(next: string): void {
  store(ownKey(KEY), JSON.stringify({ next, until: Date.now() + KEPT_MS }));
}

export function keptNextPage(): string | undefined {
  try {
    const { next, until } = JSON.parse(readStored(ownKey(KEY)) ?? '{}') as Record<string, unknown>;
    return Number(until) > Date.now() ? ownPath(next) : undefined;
  } catch {
    return undefined;
  }
}
