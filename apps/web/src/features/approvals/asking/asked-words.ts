import { formatMoment } from '@groundsheet/form-rules';

import type { Collation } from '../api.js';
import { ownZone } from '../../../lib/own-zone.js';

type Asked = NonNullable<Collation['asked']>;

/** A driver is asked about a week once in this time. */
const AGAIN_AFTER_MS = 86_400_000;

/** The server judges again: another set of the week may have been asked about since. */
export function canAskAgain({ at }: Asked, now = Date.now()): boolean {
  return now - Date.parse(at) >= AGAIN_AFTER_MS;
}

/** 'Asked 21 Nov 2026, 14:05 by Ruth Keane' */
export function askedWords({ at, by }: Asked): string {
  const when = formatMoment(at, ownZone());
  return `Asked ${when}${by ? ` by ${by}` : ''}`;
}
