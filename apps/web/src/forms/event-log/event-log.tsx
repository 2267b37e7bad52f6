import { formatZonedMoment } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Eye,
  FilePlus2,
  HardDrive,
  History,
  Link2Off,
  ListOrdered,
  PenLine,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { Skeleton } from '../../components/skeleton.js';
import { cn } from '../../lib/cn.js';
import { ownZone } from '../../lib/own-zone.js';
import { Refusal } from '../refusal.js';
import { RecordCheck } from './record-check.js';
import { EVENTS_KEY } from './events-key.js';
import {
  nameIn,
  sentenceOf,
  whereOf,
  type CheckedRecord,
  type LogEntry,
  type LogSubject,
} from './event-words.js';

/** At first so many, the newest. */
const GLANCE = 15;

interface EventLogProps {
  /** Of the form or set. */
  id: string;
  load: () => Promise<LogEntry[]>;
  /** Whether the log is as it was recorded; the office may ask. */
  check?: (() => Promise<CheckedRecord[]>) | undefined;
  /** The form; or the set and the forms in it. */
  subjects: readonly LogSubject[];
}

/** The event log of a form or set, for its driver and the office, loaded when it is opened. */
export function EventLog(log: EventLogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="p-0">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-action cursor-pointer flex-wrap items-center gap-x-2.5 rounded-card px-4 py-2">
          <ListOrdered aria-hidden className="size-5.5 shrink-0" />
          <h2 className="text-xl">Event log</h2>
          <span className="ms-auto text-sm text-muted underline underline-offset-4">
            {isOpen ? 'Hide' : 'Show'}
          </span>
        </summary>
        <div className="px-4 pb-4">{isOpen ? <Entries {...log} /> : null}</div>
      </details>
    </Card>
  );
}

function Entries({ id, load, check, subjects }: EventLogProps) {
  const asked = useQuery({ queryKey: [...EVENTS_KEY, id], queryFn: load, refetchOnMount: 'always' });
  const { data, error, isPending, refetch } = asked;
  const [showsAll, setShowsAll] = useState(false);
  if (error)
    return (
      <div className="flex flex-col items-start gap-3">
        <Refusal error={error} offline="The event log could not be loaded. Check the signal and try again." />
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (isPending) return <Skeleton label="Loading the event log..." rows={3} />;
  if (data.length === 0) return <p className="text-muted">Nothing has been recorded yet.</p>;
  const newest = data.toReversed();
  const shown = showsAll ? newest : newest.slice(0, GLANCE);
  return (
    <div className="flex flex-col gap-3">
      {check ? <RecordCheck id={id} check={check} /> : null}
      <ol aria-label="Events, newest first">
        {shown.map((entry) => (
          <Entry
            key={`${entry.at} ${entry.what} ${entry.about} ${entry.signatory ?? entry.recipient}`}
            entry={entry}
            newest={newest}
            subjects={subjects}
          />
        ))}
      </ol>
      {shown.length < newest.length ? (
        <Button className="tablet:self-start" onClick={() => setShowsAll(true)}>
          Show all {newest.length} events
        </Button>
      ) : null}
    </div>
  );
}

interface EntryProps {
  entry: LogEntry;
  newest: readonly LogEntry[];
  subjects: readonly LogSubject[];
}

function Entry({ entry, newest, subjects }: EntryProps) {
  const zone = ownZone();
  const subject = subjects.find(({ id }) => id === entry.about);
  const { icon: Icon, className } = lookOf(entry.what);
  const facts = [subject?.label, whereOf(entry)];
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-b-0 last:pb-0">
      <Icon aria-hidden className={cn('mt-0.5 size-5.5 shrink-0', className)} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{sentenceOf(entry, nameIn(newest, entry, subject))}</p>
        <p className="figures text-sm text-muted">
          <time dateTime={entry.at}>{formatZonedMoment(entry.at, zone)}</time>
          {facts.map((fact) => (fact ? ` · ${fact}` : null))}
        </p>
      </div>
    </li>
  );
}

interface Look {
  icon: LucideIcon;
  className: string;
}

const PLAIN = 'text-muted';

/** By what happened, whatever it happened to. */
const LOOKS: Partial<Record<string, Look>> = {
  begun: { icon: FilePlus2, className: PLAIN },
  signed: { icon: PenLine, className: 'text-good' },
  sent: { icon: Send, className: 'text-good' },
  'sent-again': { icon: Send, className: PLAIN },
  dispatched: { icon: CircleCheck, className: 'text-good' },
  corrected: { icon: History, className: 'text-attention' },
  read: { icon: Eye, className: PLAIN },
  'link-opened': { icon: Eye, className: PLAIN },
  'links-revoked': { icon: Link2Off, className: 'text-attention' },
  'kept locally': { icon: HardDrive, className: PLAIN },
  suppressed: { icon: Ban, className: 'text-attention' },
  failed: { icon: CircleX, className: 'text-bad' },
};

function lookOf(what: string): Look {
  return LOOKS[what.slice(what.indexOf('.') + 1)] ?? { icon: Clock, className: PLAIN };
}
