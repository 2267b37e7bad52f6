import type { Wire } from '@groundsheet/api-client';
import { formatDate } from '@groundsheet/form-rules';
import { CalendarClock, CircleCheck, FileText, OctagonX } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';

/** A certificate as anybody in front of its machine may know it. */
export type PublicCertificate = Wire['PublicCertificate'];

/** Whether a machine must not be used for want of it. */
export function isMissed({ isRequired, state }: Pick<PublicCertificate, 'isRequired' | 'state'>): boolean {
  return isRequired && state === 'over';
}

const ICONS = { over: OctagonX, soon: CalendarClock, good: CircleCheck };

/** How it stands, as a mark. */
export function CertificateBadge({ certificate }: { certificate: PublicCertificate }) {
  const { state, standing } = certificate;
  const Icon = ICONS[state];
  const tone = isMissed(certificate) ? 'bad' : state === 'good' ? 'good' : 'attention';
  return (
    <Badge tone={tone}>
      <Icon aria-hidden /> {standing}
    </Badge>
  );
}

/** What it is with its mark, and its dates below. */
export function CertificateFacts({ certificate }: { certificate: PublicCertificate }) {
  const { label, examinedOn, isRequired } = certificate;
  const facts = [examinedOn && `Dated ${formatDate(examinedOn)}`, isRequired && 'Required for use'];
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <p className="font-semibold wrap-anywhere">{label}</p>
      <CertificateBadge certificate={certificate} />
      <p className="text-sm text-muted">{facts.filter(Boolean).join('. ')}</p>
    </div>
  );
}

/** Opens its file, beside the page, for people who may see it. */
export function CertificateLink({ certificate: { fileUrl, label } }: { certificate: PublicCertificate }) {
  if (!fileUrl) return null;
  return (
    <a
      href={fileUrl}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants()}
      aria-label={`Open the file: ${label}`}
    >
      <FileText aria-hidden /> Open
    </a>
  );
}
