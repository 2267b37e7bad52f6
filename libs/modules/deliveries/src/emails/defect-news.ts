import type { PayloadOfClosedDefect, PayloadOfDefect, PayloadOfOverdueDefects } from '@groundsheet/contracts';

/** What a mail says of defects: what a check has found, how one has ended, or which are overdue. */
export type DefectNews =
  | ({ readonly news: 'opened' } & PayloadOfDefect)
  | ({ readonly news: 'closed' } & PayloadOfClosedDefect)
  | ({ readonly news: 'overdue' } & PayloadOfOverdueDefects);
