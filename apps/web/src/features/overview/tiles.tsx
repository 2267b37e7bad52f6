import { Link } from '@tanstack/react-router';
import { FolderCheck, FileQuestionMark, MailWarning, Wrench, type LucideIcon } from 'lucide-react';

import { FigureTile, figureTileVariants } from '../../components/figure-tile.js';
import type { Overview } from './api.js';

interface TilesProps {
  /** Form sets that wait for approval; undefined until it is known. */
  toApprove: string | undefined;
  /** On all machines; undefined until it is known. */
  openDefects: number | undefined;
  /** Undefined while it loads. */
  overview: Overview | undefined;
}

/** What there is to do, each tile leading to it. */
export function Tiles({ toApprove, openDefects, overview }: TilesProps) {
  return (
    <nav aria-label="To do">
      <ul className="grid grid-cols-2 gap-2 tablet:gap-4 office:grid-cols-4">
        <li className="grid">
          <Link
            to="/collations"
            search={{ tab: 'ready' }}
            className={figureTileVariants({ tone: toApprove && toApprove !== '0' ? 'good' : 'none' })}
          >
            <FigureTile figure={toApprove} label="To approve" icon={FolderCheck} />
          </Link>
        </li>
        <Below {...MISSING} overview={overview} />
        <li className="grid">
          <Link to="/defects" className={figureTileVariants({ tone: openDefects ? 'bad' : 'none' })}>
            <FigureTile figure={openDefects} label="Open defects" icon={Wrench} />
          </Link>
        </li>
        <Below {...MAIL} overview={overview} />
      </ul>
    </nav>
  );
}

interface BelowProps {
  id: string;
  label: string;
  icon: LucideIcon;
  tone: 'attention' | 'bad';
  countOf: (overview: Overview) => number;
}

const MISSING: BelowProps = {
  id: 'missing',
  label: 'Missing',
  icon: FileQuestionMark,
  tone: 'attention',
  countOf: ({ missing }) => missing.total,
};
const MAIL: BelowProps = {
  id: 'mail',
  label: 'Mail that came back',
  icon: MailWarning,
  tone: 'bad',
  countOf: ({ returnedMails }) => returnedMails.total,
};

/** Leads to a card of the page itself. */
function Below({ id, label, icon, tone, countOf, overview }: BelowProps & Pick<TilesProps, 'overview'>) {
  const count = overview && countOf(overview);
  return (
    <li className="grid">
      <a href={`#${id}`} className={figureTileVariants({ tone: count ? tone : 'none' })}>
        <FigureTile figure={count} label={label} icon={icon} />
      </a>
    </li>
  );
}
