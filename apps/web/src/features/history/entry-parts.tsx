import { FORM_KINDS, formatMoment, isDriverKind } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  HardDrive,
  History,
  PencilLine,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { cn } from '../../lib/cn.js';
import { ownZone } from '../../lib/own-zone.js';
import type { HistoryEntry, HistoryMail } from './api.js';
import { resultOf, statusOf } from './entry-facts.js';

const STATUS_LOOKS = {
  Draft: { tone: 'accent', icon: PencilLine },
  Sent: { tone: 'good', icon: CircleCheck },
  Superseded: { tone: 'attention', icon: History },
} as const;

export function StatusBadge({ entry }: { entry: HistoryEntry }) {
  const status = statusOf(entry);
  const { tone, icon: Icon } = STATUS_LOOKS[status];
  const badge = (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden /> {status}
    </Badge>
  );
  if (!entry.supersededBy) return badge;
  return (
    <div className="flex flex-col items-start gap-1">
      {badge}
      <Link
        to="/completed-form/$id"
        params={{ id: entry.supersededBy }}
        className="rounded-control py-1 text-sm font-semibold text-attention underline underline-offset-4"
      >
        Replaced by {entry.replacedBy}
      </Link>
    </div>
  );
}

/** What the form is, and the number it is known by. */
export function FormName({ entry }: { entry: HistoryEntry }) {
  const Icon = isDriverKind(entry.kind) ? FORM_SCREENS[entry.kind].icon : Wrench;
  const { label: name } = FORM_KINDS[entry.kind];
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">
          {name}
          {entry.corrects ? ', correction' : null}
        </span>
        <span className="figures block text-sm font-normal text-muted">{entry.reference}</span>
      </span>
    </span>
  );
}

/** Hours, or what needs attention, which stands out. */
export function Result({ entry }: { entry: HistoryEntry }) {
  const needsAttention = Boolean(entry.attentionCount);
  return (
    <span
      className={cn(
        'figures inline-flex items-start gap-2 font-semibold',
        needsAttention && 'text-attention',
      )}
    >
      {needsAttention ? <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" /> : null}
      {resultOf(entry)}
    </span>
  );
}

const MAIL_LOOKS: Record<HistoryMail['state'], { icon: LucideIcon; words: string; className: string }> = {
  queued: { icon: Clock, words: 'Queued', className: 'text-muted' },
  sent: { icon: CircleCheck, words: 'Sent', className: 'text-good' },
  'kept locally': { icon: HardDrive, words: 'Not sent (practice)', className: 'text-muted' },
  suppressed: { icon: Ban, words: 'Not sent: they want no mail from us', className: 'text-attention' },
  failed: { icon: CircleX, words: 'Failed', className: 'text-bad' },
  delivered: { icon: CircleCheck, words: 'Delivered', className: 'text-good' },
  bounced: { icon: CircleX, words: 'Bounced', className: 'text-bad' },
};

/** How the mail to each recipient stands. */
export function Mails({ entry }: { entry: HistoryEntry }) {
  if (entry.status === 'draft') return <p className="text-sm text-muted">Not sent yet</p>;
  if (entry.mails.length === 0) return <p className="text-sm text-muted">No mail yet</p>;
  return (
    <ul aria-label="Mails" className="flex flex-col gap-2 text-sm">
      {entry.mails.map((mail) => (
        <OneMail key={mail.recipient} mail={mail} />
      ))}
    </ul>
  );
}

/** The worst first: what may have to be dealt with. */
const WORST: readonly HistoryMail['state'][] = ['failed', 'bounced', 'suppressed', 'queued'];

/** The same in one line: whom, and what is the worst of it. */
export function MailsInShort({ entry }: { entry: HistoryEntry }) {
  const { mails, status } = entry;
  const [first] = mails;
  if (status === 'draft' || !first) return <Mails entry={entry} />;
  const state = WORST.find((bad) => mails.some((mail) => mail.state === bad)) ?? first.state;
  const { icon: Icon, words, className } = MAIL_LOOKS[state];
  const to = mails.map(({ recipient }) => recipient).join(', ');
  return (
    <div className="max-w-52 text-sm">
      <p title={to} className="truncate">
        {mails.length === 1 ? to : `${mails.length} recipients`}
      </p>
      <p className={cn('flex items-center gap-1.5 font-semibold', className)}>
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="truncate">{words}</span>
      </p>
    </div>
  );
}

function OneMail({ mail }: { mail: HistoryMail }) {
  const { icon: Icon, words, className } = MAIL_LOOKS[mail.state];
  const zone = ownZone();
  return (
    <li className="min-w-0">
      <span className="block break-all">{mail.recipient}</span>
      <span className={cn('flex items-start gap-1.5 font-semibold', className)}>
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>
          {words}
          {mail.sentAt ? `, ${formatMoment(mail.reportedAt ?? mail.sentAt, zone)}` : null}
          {mail.sendingNo > 1 ? ` (mail ${mail.sendingNo})` : null}
        </span>
      </span>
    </li>
  );
}
