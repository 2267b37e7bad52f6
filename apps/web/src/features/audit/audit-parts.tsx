import { formatMoment } from '@groundsheet/form-rules';
import { Link, type LinkProps } from '@tanstack/react-router';

import type { AuditEvent } from './api.js';
import { ownZone } from '../../lib/own-zone.js';

export function When({ event }: { event: AuditEvent }) {
  const zone = ownZone();
  return (
    <time dateTime={event.at} className="font-normal whitespace-nowrap">
      {formatMoment(event.at, zone)}
    </time>
  );
}

export function Who({ event: { who } }: { event: AuditEvent }) {
  if (!who) return <span className="text-muted">Nobody signed in</span>;
  if (!who.name) return <span className="text-muted">Deleted account</span>;
  return <RecordLink {...personOf(who.id)}>{who.name}</RecordLink>;
}

/** The record, with a link where it has a page. */
export function About({ event: { about } }: { event: AuditEvent }) {
  const { label, id, name, opens } = about;
  if (!id) return <span className="text-muted">No record</span>;
  if (!name) return <span className="text-muted">{label}, no longer kept</span>;
  if (!opens) return <>{name}</>;
  return <RecordLink {...pageOf({ ...about, id, name })}>{name}</RecordLink>;
}

function RecordLink(props: LinkProps) {
  return <Link {...props} className="inline-flex min-h-touch items-center font-semibold underline" />;
}

const personOf = (id: string): LinkProps => ({ to: '/admin/people/$id', params: { id } });

function pageOf({
  kind,
  id,
  name,
  isArchived,
}: AuditEvent['about'] & { id: string; name: string }): LinkProps {
  if (kind === 'form') return { to: '/completed-form/$id', params: { id } };
  if (kind === 'form-set') return { to: '/collations/$id', params: { id } };
  if (kind === 'off-hire') return { to: '/off-hires/$id', params: { id } };
  if (kind === 'firm') return { to: '/admin/firm' };
  if (kind === 'severity') return { to: '/defects/severities' };
  if (kind === 'company')
    return { to: '/admin', search: { search: name, ...(isArchived && { archived: true }) } };
  if (kind === 'machine') return { to: '/machines/$plantNumber', params: { plantNumber: name } };
  if (kind === 'suppression') return { to: '/admin/mail', search: { tab: 'do-not-send', search: name } };
  // A vault has the id of its owner, whose page shows the documents once asked for.
  return personOf(id);
}

/** From where; erased after 30 days. */
export function Whence({ event: { network, device } }: { event: AuditEvent }) {
  if (!network && !device) return <span className="text-muted">-</span>;
  return (
    <span className="flex flex-col text-sm text-muted">
      <span>{device}</span>
      <span className="break-all">{network}</span>
    </span>
  );
}
