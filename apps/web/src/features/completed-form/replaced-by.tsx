import type { Wire } from '@groundsheet/api-client';
import { formatMoment } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';

import { Notice } from '../../components/badge.js';

type Form = Pick<Wire['StoredFormResponse'], 'supersededBy' | 'replacedBy' | 'readAs'>;

/** Stands first on a form that was corrected. Whoever has it by a link got the correction by another. */
export function ReplacedBy({ form: { supersededBy, replacedBy, readAs } }: { form: Form }) {
  if (!supersededBy || !replacedBy) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Notice tone="attention">
      <History aria-hidden />
      <p>
        Replaced on {formatMoment(replacedBy.sentAt, zone)} by{' '}
        {readAs === 'recipient' ? (
          replacedBy.reference
        ) : (
          <Link
            to="/completed-form/$id"
            params={{ id: supersededBy }}
            className="rounded-control font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {replacedBy.reference}
          </Link>
        )}
        . What you see here no longer counts.
      </p>
    </Notice>
  );
}
