import type {
  PayloadOfClosedDefect,
  PayloadOfDefect,
  PayloadOfDueCertificates,
  PayloadOfOverdueDefects,
} from '@groundsheet/contracts';

/** What a mail says of machines: what a check has found, how that ended, which defects are overdue, or which certificates are due. */
export type DefectNews =
  | ({ readonly news: 'opened' } & PayloadOfDefect)
  | ({ readonly news: 'closed' } & PayloadOfClosedDefect)
  | ({ readonly news: 'overdue' } & PayloadOfOverdueDefects)
  | ({ readonly news: 'certificates' } & PayloadOfDueCertificates);

/** One about several machines at once. */
export type ListNews = Extract<DefectNews, { news: 'overdue' | 'certificates' }>;

/** Reference of the repair record that goes with such a mail; null where none does. */
export function recordWith(news: DefectNews): string | null {
  return news.news === 'closed' ? (news.repair?.record ?? null) : null;
}

export function isList(news: DefectNews): news is ListNews {
  return news.news === 'overdue' || news.news === 'certificates';
}
