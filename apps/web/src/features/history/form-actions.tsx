import { Link } from '@tanstack/react-router';
import { ArrowRight, FileText, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { formSearchOf } from '../../forms/form-search.js';
import { pdfUrl, FORM_SCREENS } from '../../forms/form-kinds.js';
import { saveOwnOnceMade } from '../../lib/save-file.js';
import { Which } from './action-parts.js';
import type { HistoryEntry } from './api.js';
import { CopyLastWeek, Correct } from './begin-draft.js';
import { ThrowAway } from './throw-away.js';

const SendAgain = lazy(async () => ({ default: (await import('./send-again.js')).SendAgain }));

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
  const [asking, setAsking] = useState(false);
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
      <Button className="px-2 whitespace-nowrap" onClick={() => setAsking(true)}>
        <Send aria-hidden />
        <span>
          Send again
          <Which entry={entry} />
        </span>
      </Button>
      {entry.supersededBy ? null : <Correct entry={entry} />}
      {entry.kind === 'timesheet' ? <CopyLastWeek entry={entry} /> : null}
      {asking ? (
        <Suspense>
          <SendAgain entry={entry} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
