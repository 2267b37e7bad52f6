import { Link } from '@tanstack/react-router';
import { FolderCheck, FileQuestionMark, MailWarning, Wrench, type LucideIcon } from 'lucide-react';

import { FigureTile, figureTileVariants } from '../../components/figure-tile.js';
import type { Overview } from './api.js';

interface TilesProps {
  /** Form sets that wait for approval; undefined until it is known. */
  toApprove: number | undefined;
  /** Undefined while it loads. */
  overview: Overview | undefined;
}

/** What there is to do, each tile leading to it. */
export function Tiles({ toApprove, overview }: TilesProps) {
  return (
    <nav aria-label="To do">
      <ul className="grid grid-cols-2 gap-2 tablet:gap-4 office:grid-cols-4">
        <li className="grid">
          <Link
            to="/collations"
            search={{ tab: 'ready' }}
            className={figureTileVariants({ tone: toApprove ? 'good' : 'none' })}
          >
            <FigureTile figure={toApprove} label="To approve" icon={FolderCheck} />
          </Link>
        </li>
        {BELOW.map(({ id, label, icon, tone, countOf }) => {
          const count = overview && countOf(overview);
          return (
            <li key={id} className="grid">
              <a href={`#${id}`} className={figureTileVariants({ tone: count ? tone : 'none' })}>
                <FigureTile figure={count} label={label} icon={icon} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface Below {
  id: string;
  label: string;
  icon: LucideIcon;
  tone: 'attention' | 'bad';
  countOf: (overview: Overview) => number;
}

/** Those that lead to a card of the page itself. */
const BELOW: readonly Below[] = [
  {
    ...{ id: 'missing', label: 'Missing', icon: FileQuestionMark, tone: 'attention' },
    countOf: ({ missing }) => missing.total,
  },
  {
    ...{ id: 'defects', label: 'Open defects', icon: Wrench, tone: 'bad' },
    countOf: ({ defects }) => defects.total,
  },
  {
    ...{ id: 'mail', label: 'Mail that came back', icon: MailWarning, tone: 'bad' },
    countOf: ({ returnedMails }) => returnedMails.total,
  },
];
