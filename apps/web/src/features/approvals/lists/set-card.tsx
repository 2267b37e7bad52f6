import { formatLongDate, formatMoment } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../components/badge.js';
import { Card } from '../../../components/card.js';
import type { Collation } from '../api.js';
import type { CollationsTab } from './collations-search.js';
import { SetAccount } from '../set-account.js';
import { SetActions } from './set-card-actions.js';
import { attentionOf, attentionWords, stateOf, titleOf } from './set-card-facts.js';
import { SetForms } from './set-card-forms.js';

/** One set: on a phone one thing below the other, on a desk whose it is, what is in it and what to do beside each other. */
export function SetCard({ set, tab }: { set: Collation; tab: CollationsTab }) {
  return (
    <Card
      aria-labelledby={`set-${set.id}`}
      className="flex h-full flex-col gap-4 office:grid office:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem] office:gap-8"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <Badges set={set} />
        <Whose set={set} />
      </div>
      <SetForms set={set} />
      <div className="mt-auto grid grid-cols-2 content-start gap-2 office:mt-0">
        <SetActions set={set} tab={tab} />
      </div>
    </Card>
  );
}

/** What needs attention comes first. */
function Badges({ set }: { set: Collation }) {
  const attention = attentionWords(attentionOf(set));
  const state = stateOf(set);
  const isGood = state === 'Ready for Approval' || state === 'Completed';
  return (
    <div className="flex flex-wrap gap-2">
      {attention ? (
        <Badge tone="attention">
          <TriangleAlert aria-hidden /> {attention}
        </Badge>
      ) : null}
      <Badge tone={isGood ? 'good' : 'plain'}>
        {isGood ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />} {state}
      </Badge>
    </div>
  );
}

function Whose({ set }: { set: Collation }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts = [
    set.orderNumber ? `Order ${set.orderNumber}` : null,
    set.reference,
    set.status === 'completed' ? `Completed ${formatMoment(set.changedAt, zone)}` : null,
  ];
  return (
    <div className="min-w-0 break-words">
      <h2 id={`set-${set.id}`} className="text-xl">
        <Link
          to="/collations/$id"
          params={{ id: set.id }}
          className="-my-2 inline-block rounded-control py-2 hover:underline"
        >
          {titleOf(set)}
        </Link>
      </h2>
      <SetAccount set={set} />
      {set.machineNumber && set.machineNumber !== set.plantNumber ? <p>{set.machineNumber}</p> : null}
      <p className="mt-1 font-semibold">{set.company ?? 'Not specified'}</p>
      {set.siteLocation ? <p className="text-muted">{set.siteLocation}</p> : null}
      <p className="mt-1">Week ending {formatLongDate(set.collationDate)}</p>
      <p className="figures text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
