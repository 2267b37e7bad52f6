import { formatMoment } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleSlash, Clock, Hourglass, MailQuestion } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../../components/badge.js';
import type { Person } from './api.js';
import { ownZone } from '../../lib/own-zone.js';

export function PersonName({ person: { id, fullName, email } }: { person: Person }) {
  return (
    <span className="flex min-w-0 flex-col items-start">
      <Link
        to="/admin/people/$id"
        params={{ id }}
        className="inline-flex min-h-touch items-center underline underline-offset-4 office:min-h-0"
      >
        {fullName}
      </Link>
      <span className="text-sm font-normal break-all text-muted">{email}</span>
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

/** A moment as the person who looks would say it. */
export function moment(at: string): string {
  return formatMoment(at, ownZone());
}

export function LastSignIn({ person: { lastSignedInAt } }: { person: Person }) {
  if (!lastSignedInAt) return <span className="text-muted">Never</span>;
  return <time dateTime={lastSignedInAt}>{moment(lastSignedInAt)}</time>;
}
