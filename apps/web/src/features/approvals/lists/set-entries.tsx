import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FolderCheck, PenLine } from 'lucide-react';

import { buttonVariants } from '../../../components/button.js';
import { readySetsQuery } from '../api.js';

/** From the dashboard of a driver to their sets, and to the one that waits to be signed. */
export function SetEntries() {
  const { data: ready = [] } = useQuery(readySetsQuery(2));
  const [only, another] = ready;
  const present = (
    <>
      <PenLine aria-hidden /> Present for Approval
    </>
  );
  const className = buttonVariants({ size: 'action' });
  return (
    <div className="grid gap-2.5 tablet:grid-cols-2">
      <Link to="/collations" className={buttonVariants({ size: 'action' })}>
        <FolderCheck aria-hidden /> View Collations
      </Link>
      {only && !another ? (
        <Link to="/collations/$id" params={{ id: only.id }} className={className}>
          {present}
        </Link>
      ) : (
        <Link to="/collations" search={{ tab: 'ready' }} className={className}>
          {present}
        </Link>
      )}
    </div>
  );
}
