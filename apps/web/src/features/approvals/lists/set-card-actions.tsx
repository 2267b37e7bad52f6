import { KINDS_IN_SETS, type DriverKind } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { FolderOpen, PenLine } from 'lucide-react';

import { Button, buttonVariants } from '../../../components/button.js';
import { SaveFileLink } from '../../../components/save-file-link.js';
import { saveOwnOnceMade } from '../../../lib/save-file.js';
import type { Collation } from '../api.js';
import { setPdfUrl } from '../approval-api.js';
import { AskDriver } from '../asking/ask-driver.js';
import type { CollationsTab } from './collations-search.js';
import { isReady } from './set-facts.js';
import { useContinue } from './use-continue.js';

/** Side by side, so that their words may take two lines. */
const HALF = 'px-2 py-2 text-center leading-tight text-balance';
const WHOLE = 'col-span-full py-2 text-center leading-tight text-balance';

interface SetActionsProps {
  set: Collation;
  /** Under which it is shown: one set may stand in two. */
  tab: CollationsTab;
}

/** What can be done with a set: the ready are approved, the others finished. */
export function SetActions({ set, tab }: SetActionsProps) {
  if (isReady(set) && tab !== 'needs-completion')
    return (
      <Link
        to="/collations/$id"
        params={{ id: set.id }}
        className={buttonVariants({ variant: 'primary', size: 'action', className: 'col-span-full' })}
      >
        <PenLine aria-hidden />
        <span>
          Get Approval <Which set={set} />
        </span>
      </Link>
    );
  return (
    <>
      {set.status === 'completed' ? (
        <SaveFileLink href={setPdfUrl(set.id)} saveAs={saveOwnOnceMade}>
          PDF <Which set={set} />
        </SaveFileLink>
      ) : (
        <>
          <Finishing set={set} />
          {set.isOwn ? null : <AskDriver set={set} variant="primary" className={WHOLE} />}
        </>
      )}
      <Link
        to="/collations/$id"
        params={{ id: set.id }}
        className={buttonVariants({ className: set.status === 'completed' ? undefined : WHOLE })}
      >
        <FolderOpen aria-hidden />
        <span>
          Open set <Which set={set} />
        </span>
      </Link>
    </>
  );
}

/** Says aloud which set a button is about. */
function Which({ set }: { set: Collation }) {
  return <span className="sr-only">{set.reference}</span>;
}

/** Only its driver fills a form in. */
export function Finishing({ set }: { set: Collation }) {
  return KINDS_IN_SETS.map((kind) => <Continue key={kind} set={set} kind={kind} />);
}

function Continue({ set, kind }: { set: Collation; kind: DriverKind }) {
  const { label, shut, isPending, go } = useContinue(set)(kind);
  return (
    <>
      <Button className={HALF} disabled={shut !== null || isPending} onClick={go}>
        <span>
          {isPending ? 'One moment...' : label} <Which set={set} />
        </span>
      </Button>
      {shut && set.isOwn ? <p className="order-last col-span-full text-sm text-muted">{shut}</p> : null}
    </>
  );
}
