import { FileCheck, FileExclamationPoint } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { focusPage } from '../../lib/focus-page.js';
import { pdfToSign, type OpenedRequest, type SignLink } from './api.js';
import { useCall } from './use-call.js';

const Sign = lazy(async () => ({ default: (await import('./sign.js')).Sign }));
const Disagree = lazy(async () => ({ default: (await import('./disagree.js')).Disagree }));
const Rate = lazy(async () => ({ default: (await import('./rate.js')).Rate }));
const PassOn = lazy(async () => ({ default: (await import('./pass-on.js')).PassOn }));

interface ShownFormProps {
  link: SignLink;
  opened: OpenedRequest;
  onChange: (opened: OpenedRequest) => void;
}

type Doing = 'reading' | 'signing' | 'disagreeing' | 'passing-on';

/** What is to be signed, on one screen, and what can be done about it. */
export function ShownForm({ link, opened, onChange }: ShownFormProps) {
  const [doing, setDoing] = useState<Doing>('reading');
  // The button that was pressed is gone, and the result stands above the form.
  useEffect(() => {
    scrollTo(0, 0);
    focusPage();
  }, [opened]);
  const [rating, setRating] = useState<'asked' | 'given' | 'not-now'>('asked');
  const done = (next: OpenedRequest) => {
    onChange(next);
    setDoing('reading');
  };
  const { shown, state } = opened;
  const act = { link, opened, onDone: done, onBack: () => setDoing('reading') };
  return (
    <>
      <WhatHasBecome opened={opened} />
      {rating === 'asked' && opened.canRate ? (
        <Suspense>
          <Rate
            {...act}
            onDone={(next) => {
              setRating('given');
              done(next);
            }}
            onBack={() => setRating('not-now')}
          />
        </Suspense>
      ) : null}
      {rating === 'given' ? <p role="status">Thank you for the rating. The driver does not see it.</p> : null}
      <Sheet shown={shown} />
      {opened.hasPdf ? <ReadPdf link={link} /> : null}
      <section aria-label="Your answer" className="flex flex-col gap-4 border-t-2 border-line pt-4">
        <p className="figures text-lg font-bold">{shown.agreement}</p>
        <Suspense>
          {doing === 'signing' ? <Sign {...act} /> : null}
          {doing === 'disagreeing' ? <Disagree {...act} /> : null}
          {doing === 'passing-on' ? <PassOn {...act} /> : null}
        </Suspense>
        {doing === 'reading' ? (
          <>
            {state === 'open' || state === 'seen' ? (
              <Button variant="primary" size="action" onClick={() => setDoing('signing')}>
                <FileCheck aria-hidden /> I agree and sign
              </Button>
            ) : null}
            {state === 'disagreed' ? null : (
              <Button size="action" onClick={() => setDoing('disagreeing')}>
                <FileExclamationPoint aria-hidden /> Something is wrong
              </Button>
            )}
            {(state === 'open' || state === 'seen') && !opened.passedOnTo ? (
              <Button variant="quiet" onClick={() => setDoing('passing-on')}>
                Somebody else signs here
              </Button>
            ) : null}
          </>
        ) : null}
      </section>
    </>
  );
}

function WhatHasBecome({ opened }: { opened: OpenedRequest }) {
  const { state, queries, signedName, receiptLeftOut } = opened;
  return (
    <>
      {state === 'signed' ? (
        <Notice tone="good" role="status">
          <FileCheck aria-hidden />
          <div className="min-w-0">
            <p>Signed by {signedName}. Thank you; you can close this page.</p>
            {receiptLeftOut ? (
              <p>
                Your signature counts. We could not send you a receipt: too many have gone to this address, or
                from your network, today.
              </p>
            ) : null}
          </div>
        </Notice>
      ) : null}
      {queries.map(({ id, lines, note, answer, acceptedAt }) => (
        <Notice key={id} tone={answer ? 'plain' : 'attention'} role="status">
          <FileExclamationPoint aria-hidden />
          <div className="min-w-0">
            <p className="font-semibold">You said something is wrong:</p>
            <ul>
              {[...lines, ...(note ? [note] : [])].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {answer ? <p>Answer: {answer}</p> : null}
            {!answer && acceptedAt ? <p>It is being corrected. You will be asked again.</p> : null}
            {!answer && !acceptedAt ? <p>The driver and the hire firm have been told.</p> : null}
          </div>
        </Notice>
      ))}
    </>
  );
}

/** Exactly what is signed for. */
function Sheet({ shown }: { shown: OpenedRequest['shown'] }) {
  return (
    <>
      <div>
        <h1 className="text-2xl wrap-anywhere">{shown.title}</h1>
        <p className="text-muted">
          {shown.subtitle} · <span className="whitespace-nowrap">{shown.reference}</span>
        </p>
        <p className="figures mt-1 text-3xl font-bold">{shown.answer}</p>
        <p className="wrap-anywhere">
          {shown.driverName}
          {shown.firm ? ` for ${shown.firm}` : ''}
        </p>
      </div>
      {shown.facts.length > 0 ? (
        <Card className="p-3">
          <Facts facts={shown.facts} />
        </Card>
      ) : null}
      <Card className="p-3">
        <ul>
          {shown.lines.map(({ key, label, value, detail }) => (
            <li
              key={key}
              className="flex items-baseline justify-between gap-x-4 border-b border-line py-1.5 last:border-0"
            >
              <span className="min-w-2/5">
                <span className="font-semibold">{label}</span>
                {detail ? <span className="figures block text-sm text-muted">{detail}</span> : null}
              </span>
              <span className="figures shrink-0 text-end max-w-3/5 wrap-anywhere">{value}</span>
            </li>
          ))}
        </ul>
      </Card>
      {shown.lists.map(({ title, lines }, at) => (
        <Card key={at} className="p-3">
          <h2 className="text-lg">{title}</h2>
          <Facts facts={lines} />
        </Card>
      ))}
    </>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(({ label, value }, at) => (
        <div key={at} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ReadPdf({ link }: { link: SignLink }) {
  const reading = useCall((pdf: Blob) => {
    const url = URL.createObjectURL(pdf);
    const anchor = Object.assign(document.createElement('a'), { href: url, download: 'to-sign.pdf' });
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  });
  return (
    <div className="flex flex-col gap-2">
      <Button disabled={reading.isPending} onClick={() => void reading.run(() => pdfToSign(link))}>
        {reading.isPending ? 'One moment...' : 'Read the PDF'}
      </Button>
      {reading.said ? (
        <p role="alert" className="text-bad">
          {reading.said}
        </p>
      ) : null}
    </div>
  );
}
