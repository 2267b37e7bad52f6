import { formatMoment } from '@groundsheet/form-rules';
import { CircleAlert, CircleCheck, CircleX, FileSearch, History, type LucideIcon } from 'lucide-react';
import { useState, type ChangeEvent, type DragEvent } from 'react';

import { Notice } from '../../components/badge.js';
import { serverMessage } from '../../lib/api-error.js';
import { cn } from '../../lib/cn.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { MOST_MEGABYTES, verifyPdf, type VerifiedPdf } from './api.js';

/** Whether a PDF is the one that was sent, for anybody: nothing of what is on it is shown or uploaded. */
export function VerifyScreen({ reference }: { reference: string }) {
  usePageTitle(`Check ${reference}`);
  const verifying = useSending({ mutationFn: (file: File) => verifyPdf(reference, file) });
  const { variables: file, data, error, isPending } = verifying;
  return (
    <>
      <div>
        <h1 className="text-2xl">Is this the PDF that was sent?</h1>
        <p className="figures text-muted">{reference}</p>
      </div>
      <p>
        Choose a PDF of this form, or drop it below. It stays on your device: only a fingerprint of the file
        is compared with those that we keep.
      </p>
      <FilePlace onFile={(chosen) => verifying.mutate(chosen)} />
      <div role="status">
        {isPending ? <p>Checking {file?.name}...</p> : null}
        {data && file ? <Found {...data} name={file.name} reference={reference} /> : null}
      </div>
      {error ? (
        <Notice tone="bad" role="alert">
          <CircleAlert aria-hidden />
          <p>{serverMessage(error) ?? (error instanceof TypeError ? NO_SIGNAL : error.message)}</p>
        </Notice>
      ) : null}
    </>
  );
}

const NO_SIGNAL = 'The file could not be checked without a signal. Please try again.';

function FilePlace({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same one may be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      className={cn(
        'flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-strong p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
        isOver && 'border-solid border-text bg-quiet',
      )}
    >
      <input type="file" accept="application/pdf,.pdf" className="sr-only" onChange={choose} />
      <FileSearch aria-hidden className="size-8" />
      <span className="font-semibold">Choose a PDF</span>
      <span className="text-sm text-muted">or drop it here, at most {MOST_MEGABYTES} MB</span>
    </label>
  );
}

interface FoundProps extends VerifiedPdf {
  /** Of the file. */
  name: string;
  reference: string;
}

function Found({ name, ...verified }: FoundProps) {
  const { tone, icon: Icon, title, text } = wordsOf(verified);
  return (
    <Notice tone={tone}>
      <Icon aria-hidden />
      <div className="min-w-0">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <p className="text-sm">{name}</p>
      </div>
    </Notice>
  );
}

interface Words {
  tone: 'good' | 'attention' | 'bad';
  icon: LucideIcon;
  title: string;
  text: string;
}

const TOOK_ITS_PLACE: Record<NonNullable<VerifiedPdf['replacedBy']>, string> = {
  correction: 'a correction took its place',
  signature: 'one that has been signed since took its place',
  change: 'something in it was changed',
};

function wordsOf({
  found,
  madeAt,
  replacedAt,
  replacedBy,
  isSigned,
  reference,
}: Omit<FoundProps, 'name'>): Words {
  const zone = ownZone();
  const on = (instant: string | null) => (instant ? formatMoment(instant, zone) : '');
  if (found === 'same' && isSigned === false)
    return {
      tone: 'attention',
      icon: CircleCheck,
      title: 'The same as the one we hold, not yet signed by everyone',
      text: `We made this PDF of ${reference} on ${on(madeAt)}, when signatures were still missing. Nothing in it has been changed since.`,
    };
  if (found === 'same')
    return {
      tone: 'good',
      icon: CircleCheck,
      title: 'The same as the one we hold',
      text: `We made this PDF of ${reference} on ${on(madeAt)}. Nothing in it has been changed since.`,
    };
  if (found === 'earlier' && replacedAt === null)
    return {
      tone: 'attention',
      icon: History,
      title: 'An earlier version',
      text: `We made this PDF of ${reference} on ${on(madeAt)}. It has been signed since, and the PDF with that signature is being made now.`,
    };
  if (found === 'earlier')
    return {
      tone: 'attention',
      icon: History,
      title: 'An earlier version',
      text: `We made this PDF of ${reference} on ${on(madeAt)}. On ${on(replacedAt)} ${TOOK_ITS_PLACE[replacedBy!]}.`,
    };
  return {
    tone: 'bad',
    icon: CircleX,
    title: 'Not ours',
    text: `We have no such PDF of ${reference}. The file has been changed or saved again, belongs to another form, or is older than we keep.`,
  };
}
