import { formatMoment } from '@groundsheet/form-rules';
import { CircleCheck, CircleSlash, Clock, Hourglass, MailQuestion } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../../components/badge.js';
import type { Person } from './api.js';

export function PersonName({ person }: { person: Person }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span>{person.fullName}</span>
      <span className="text-sm font-normal break-all text-muted">{person.email}</span>
    </span>
  );
}

/** An invitation that has ended says so: only an admin can send it again. */
export function StateBadge({ person: { state, invitedUntil, confirmed } }: { person: Person }) {
  const [now] = useState(Date.now);
  if (state === 'active' && !confirmed)
    return (
      <Badge tone="attention">
        <MailQuestion aria-hidden /> Address not confirmed
      </Badge>
    );
  if (state === 'active')
    return (
      <Badge tone="good">
        <CircleCheck aria-hidden /> Active
      </Badge>
    );
  if (state === 'deactivated')
    return (
      <Badge>
        <CircleSlash aria-hidden /> Deactivated
      </Badge>
    );
  return invitedUntil && Date.parse(invitedUntil) < now ? (
    <Badge tone="attention">
      <Hourglass aria-hidden /> Invitation expired
    </Badge>
  ) : (
    <Badge tone="accent">
      <Clock aria-hidden /> Invited
    </Badge>
  );
}

export function LastSignIn({ person: { lastSignedInAt } }: { person: Person }) {
  if (!lastSignedInAt) return <span className="text-muted">Never</span>;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <time dateTime={lastSignedInAt}>{formatMoment(lastSignedInAt, zone)}</time>;
}
