import { KINDS_IN_SETS } from '@groundsheet/form-rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';

import { Button, buttonVariants } from '../../../components/button.js';
import { RowMenu } from '../../../components/row-menu.js';
import { SaveFileLink } from '../../../components/save-file-link.js';
import { FORM_SCREENS } from '../../../forms/form-kinds.js';
import { useSendAgain } from '../../../forms/sent-form/mail-actions.js';
import { saveOwnOnceMade } from '../../../lib/save-file.js';
import type { Collation } from '../api.js';
import { setPdfUrl } from '../approval-api.js';
import { AskDriver } from '../asking/ask-driver.js';
import type { CollationsTab } from './collations-search.js';
import { isReady, titleOf } from './set-facts.js';
import { useContinue, type Continuing } from './use-continue.js';

/** What can be done with a set from its row: one button, and a menu for the rest. */
export function RowActions({ set, tab }: { set: Collation; tab: CollationsTab }) {
  const navigate = useNavigate();
  const continuing = useContinue(set);
  const { id, reference, emails } = set;
  const isOpen = set.status !== 'completed';
  const sendAgain = useSendAgain({ id, kind: 'form-set', reference, recipients: emails });
  return (
    <>
      <OneButton set={set} tab={tab} next={KINDS_IN_SETS.map(continuing).find(({ shut }) => !shut)} />
      <RowMenu
        label={`More for ${titleOf(set)} ${set.reference}`}
        items={[
          {
            label: 'Open set',
            icon: FolderOpen,
            onSelect: () => void navigate({ to: '/collations/$id', params: { id: set.id } }),
          },
          ...(isOpen
            ? KINDS_IN_SETS.map((kind) => ({
                label: FORM_SCREENS[kind].goOn,
                icon: FORM_SCREENS[kind].icon,
                shut: continuing(kind).shut,
                onSelect: continuing(kind).go,
              }))
            : [{ label: sendAgain.label, icon: sendAgain.icon, onSelect: sendAgain.start }]),
        ]}
      />
      {sendAgain.around}
    </>
  );
}

interface OneButtonProps {
  set: Collation;
  tab: CollationsTab;
  /** The form that its own driver carries on with. */
  next: Continuing | undefined;
}

function OneButton({ set, tab, next }: OneButtonProps) {
  const which = <span className="sr-only">{set.reference}</span>;
  if (set.status === 'completed')
    return (
      <SaveFileLink href={setPdfUrl(set.id)} saveAs={saveOwnOnceMade}>
        PDF {which}
      </SaveFileLink>
    );
  // A set that is ready and has a draft beside stands under both; there its driver can be asked for that.
  if (isReady(set) && tab !== 'needs-completion')
    return (
      <Link
        to="/collations/$id"
        params={{ id: set.id }}
        className={buttonVariants({ className: 'whitespace-nowrap' })}
      >
        <span>Get Approval {which}</span>
      </Link>
    );
  if (!set.isOwn) return <AskDriver set={set} />;
  return next ? (
    <Button className="whitespace-nowrap" disabled={next.isPending} onClick={next.go}>
      <span>
        {next.label} {which}
      </span>
    </Button>
  ) : null;
}
