import { FORM_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FileText } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { formSearchOf } from '../../forms/form-search.js';
import { pdfUrl, FORM_SCREENS } from '../../forms/form-kinds.js';
import { stopLinks } from '../../forms/sent-form/api.js';
import { SendAgainButton, StopLinks } from '../../forms/sent-form/mail-actions.js';
import { saveOwnOnceMade } from '../../lib/save-file.js';
import { Which } from './action-parts.js';
import type { HistoryEntry } from './api.js';
import { CopyLastWeek, Correct } from './begin-draft.js';
import { ThrowAway } from './throw-away.js';

/** Leads to the wizard of a draft, where it was left. */
function CarryOn({ entry }: { entry: HistoryEntry }) {
  return (
    <Link
      to={FORM_SCREENS[entry.kind].wizard}
      search={{ draft: entry.id, ...formSearchOf(entry) }}
      className={buttonVariants({ variant: 'primary' })}
    >
      <ArrowRight aria-hidden />
      <span>
        Carry on
        <Which entry={entry} />
      </span>
    </Link>
  );
}

/** What can be done with a form: a draft is carried on with or thrown away, a sent one opened, mailed again, corrected or copied. */
export function FormActions({ entry, className }: { entry: HistoryEntry; className: string }) {
  if (entry.status === 'draft')
    return (
      <div className={className}>
        <CarryOn entry={entry} />
        <ThrowAway entry={entry} />
      </div>
    );
  return <SentFormActions entry={entry} className={className} />;
}

function SentFormActions({ entry, className }: { entry: HistoryEntry; className: string }) {
  const { id, kind, reference } = entry;
  const form = { id, kind, reference, recipients: entry.mails.map(({ recipient }) => recipient) };
  const which = <Which entry={entry} />;
  return (
    <div className={className}>
      <Link to="/completed-form/$id" params={{ id: entry.id }} className={buttonVariants()}>
        <FileText aria-hidden />
        <span>
          Open
          <Which entry={entry} />
        </span>
      </Link>
      <SaveFileLink href={pdfUrl(entry.id)} saveAs={saveOwnOnceMade}>
        PDF
        <Which entry={entry} />
      </SaveFileLink>
      <SendAgainButton form={form} which={which} />
      <StopLinks noun={FORM_KINDS[kind].noun} stop={() => stopLinks(id)} canSendAgain which={which} />
      {entry.supersededBy ? null : <Correct entry={entry} />}
      {entry.kind === 'timesheet' ? <CopyLastWeek entry={entry} /> : null}
    </div>
  );
}
