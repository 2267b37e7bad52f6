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

export function isList(news: DefectNews): news is ListNews {
  return news.news === 'overdue' || news.news === 'certificates';
}
