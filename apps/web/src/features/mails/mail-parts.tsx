import { ISSUED_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, CircleX, Clock, HardDrive, MailCheck, Undo2, type LucideIcon } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import type { Mail } from './api.js';
import { STATE_LABELS } from './mails-search.js';

const STATE_LOOKS: Record<Mail['state'], { icon: LucideIcon; tone: 'plain' | 'good' | 'attention' | 'bad' }> =
  {
    queued: { icon: Clock, tone: 'plain' },
    sent: { icon: CircleCheck, tone: 'good' },
    delivered: { icon: MailCheck, tone: 'good' },
    'kept locally': { icon: HardDrive, tone: 'plain' },
    suppressed: { icon: Ban, tone: 'attention' },
    failed: { icon: CircleX, tone: 'bad' },
    bounced: { icon: Undo2, tone: 'bad' },
  };

export function MailState({ mail: { state } }: { mail: Pick<Mail, 'state'> }) {
  const { icon: Icon, tone } = STATE_LOOKS[state];
  return (
    <Badge tone={tone} className="office:whitespace-nowrap">
      <Icon aria-hidden /> {STATE_LABELS[state]}
    </Badge>
  );
}

/** What opens something else than a form. */
const PAGES: Partial<Record<Mail['about'], '/collations/$id' | '/off-hires/$id'>> = {
  'form-set': '/collations/$id',
  'off-hire': '/off-hires/$id',
};

/** The form, set, notice, machine or account that a mail is about; leads to it where it can be opened. */
export function AboutMail({ mail: { about, formId, reference } }: { mail: Mail }) {
  if (about === 'account') return <>Account</>;
  if (about === 'defect') return <>Machine</>;
  const to = PAGES[about] ?? '/completed-form/$id';
  return (
    <span className="flex min-w-0 flex-col items-start">
      {about === 'off-hire' ? 'Off-hire' : ISSUED_KINDS[about].label}
      {formId ? (
        <Link
          to={to}
          params={{ id: formId }}
          className="figures inline-flex min-h-touch items-center rounded-control text-sm office:min-h-0 office:py-0.5 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {reference}
        </Link>
      ) : null}
    </span>
  );
}

/** When something happened, for the person who looks. */
