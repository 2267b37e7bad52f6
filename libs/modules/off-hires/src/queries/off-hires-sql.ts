import { machineKeySql } from '@groundsheet/forms';
import { allOf, containing } from '@groundsheet/platform';
import { machineKey } from '@groundsheet/form-rules';
import type { OffHiresQuery } from '../off-hire.dto.js';

export interface OffHiresFilter extends Omit<OffHiresQuery, 'limit'> {
  readonly limit: number;
  /** On site: what ended before it is over. */
  readonly today: string;
}

/** Selects the ids of one page of notices, the latest first. Their index is in that order. */
export function offHiresSql({ state, from, to, search, after, limit, today }: OffHiresFilter): {
  sql: string;
  values: unknown[];
} {
  const { where, values } = allOf(
    state && state !== 'over' && ['state = ?', state],
    state === 'over' && ["state = 'waiting' and notice_ends < ?::date", today],
    from && ['given_on >= ?::date', from],
    to && ['given_on <= ?::date', to],
    search && [
      `(searched like ? or (${machineKeySql('plant_number')} = ? and ? <> ''))`,
      containing(search),
      machineKey(search),
      machineKey(search),
    ],
    after && ['(given_at, id) < (select given_at, id from off_hires where id = ?::uuid)', after],
  );
  const sql = `select id from off_hires ${where} order by given_at desc, id desc limit ?`;
  return { sql, values: [...values, limit] };
}
