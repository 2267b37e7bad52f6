import type { Wire } from '@groundsheet/api-client';
import { formatMoment } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { ownZone } from '../../lib/own-zone.js';

type Form = Pick<
  Wire['StoredFormResponse'],
  'supersededBy' | 'replacedBy' | 'corrects' | 'replaces' | 'readAs'
>;

/** A whole check may have been answered anew. */
const MOST_CHANGES = 8;

/** Stands first on a form that was corrected. */
export function ReplacedBy({ form: { supersededBy, replacedBy, readAs } }: { form: Form }) {
  if (!supersededBy || !replacedBy) return null;
  return (
    <Notice tone="attention">
      <History aria-hidden />
      <p>
        Replaced on {onClock(replacedBy.sentAt)} by{' '}
        <OtherForm id={supersededBy} reference={replacedBy.reference} readAs={readAs} />. What you see here no
        longer counts.
      </p>
    </Notice>
  );
}

/** Stands first on the correction: what it takes the place of, and what was otherwise there. */
export function Corrects({ form: { corrects, replaces, readAs } }: { form: Form }) {
  if (!corrects || !replaces) return null;
  return (
    <Notice tone="attention">
      <History aria-hidden />
      <div className="min-w-0">
        <p>
          Corrects <OtherForm id={corrects} reference={replaces.reference} readAs={readAs} /> of{' '}
          {onClock(replaces.sentAt)}.
        </p>
        <ul className="figures empty:hidden">
          {replaces.changes.slice(0, MOST_CHANGES).map(({ what, now, was }) => (
            <li key={what}>
              {what}: now {now}, was <s className="whitespace-nowrap">{was}</s>
            </li>
          ))}
          {replaces.changes.length > MOST_CHANGES ? (
            <li>and {replaces.changes.length - MOST_CHANGES} more, in the PDF</li>
          ) : null}
        </ul>
      </div>
    </Notice>
  );
}

/** Beside the link to the PDF of a form that was corrected, which itself does not know; null elsewhere. */
export function replacedWords({ replacedBy }: Form): string | null {
  return replacedBy ? `Replaced on ${onClock(replacedBy.sentAt)} by ${replacedBy.reference}` : null;
}

/** A reader by a link was sent the other form by a link of its own. */
function OtherForm({
  id,
  reference,
  readAs,
}: { id: string; reference: string } & Pick<Form, 'readAs'>): ReactNode {
  if (readAs === 'recipient') return reference;
  return (
    <Link
      to="/completed-form/$id"
      params={{ id }}
      className="rounded-control font-semibold whitespace-nowrap underline underline-offset-4"
    >
      {reference}
    </Link>
  );
}

function onClock(iso: string): string {
  return formatMoment(iso, ownZone());
}
