import { ArrowRight, CircleCheck, PenLine, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Skeleton } from '../../components/skeleton.js';
import { forgetDrawing, keptDrawing } from '../../components/signature/drawing.js';
import { SignaturePicture } from '../../components/signature/signature-picture.js';
import { cn } from '../../lib/cn.js';

const SignaturePad = lazy(async () => ({
  default: (await import('../../components/signature/signature-pad.js')).SignaturePad,
}));

interface HandOverProps extends SigningProps {
  title: string;
  /** What is signed for. */
  what: ReactNode;
  /** What a signer must not overlook, over the pad. */
  warning?: ReactNode;
  /** The same in one line, over the pad. */
  agreement?: string | undefined;
  /** Where the signer gives their name. */
  name: ReactNode;
  /** In place of the pad, as long as there has to be a name first. */
  locked?: ReactNode;
  /** The name comes before what is signed for, so that it is entered first. */
  nameFirst?: boolean;
  isDone: boolean;
  /** Leads on to who signs next, once this one has. */
  passOn?: { label: string; go: () => void } | undefined;
  /** What is asked once it is signed. */
  afterwards?: ReactNode;
  onHandBack: () => void;
}

/** Once it is signed there is nothing to look for: what comes next is under the thumb. */
const IN_REACH =
  'sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-3 office:mx-0 office:px-0 short:static';

/** For the hands of the signer: what they sign for, their name, the pad, and nothing else. */
export function HandOver(props: HandOverProps) {
  const {
    title,
    what,
    warning,
    agreement,
    name,
    nameFirst,
    locked,
    isDone,
    passOn,
    afterwards,
    onHandBack,
    ...signing
  } = props;
  const handBack = () => {
    if (isDone) forgetDrawing();
    onHandBack();
  };
  return (
    <Dialog open layout="cover" keepOnOutsideTap title={title} onOpenChange={handBack}>
      <div className="mx-auto flex w-full max-w-page flex-col gap-5">
        <p className="text-lg">Please read the week through. Your signature is for what is shown here.</p>
        {nameFirst ? <div className="office:max-w-reading">{name}</div> : null}
        {what}
        <section
          aria-label="Your signature"
          className="flex w-full flex-col gap-4 border-t-2 border-line pt-5 office:max-w-reading office:self-center"
        >
          {nameFirst ? null : name}
          {warning}
          {agreement ? <p className="figures text-lg font-bold">{agreement}</p> : null}
          {locked ?? <Signing {...signing} />}
          {afterwards}
          <div className={cn('flex flex-col gap-3', isDone && !afterwards && IN_REACH)}>
            {isDone ? (
              <Notice tone="good" role="status" className="py-2">
                <CircleCheck aria-hidden />
                <p>Thank you. Please hand the device back.</p>
              </Notice>
            ) : null}
            {isDone && passOn ? (
              <Button
                size="action"
                onClick={() => {
                  forgetDrawing();
                  passOn.go();
                }}
              >
                <ArrowRight aria-hidden /> {passOn.label}
              </Button>
            ) : null}
            <Button variant={isDone ? 'primary' : 'outline'} size="action" onClick={handBack}>
              <Undo2 aria-hidden /> {isDone ? 'Done, hand back' : 'Not now, hand back'}
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

interface SigningProps {
  /** Whose it is: 'Client signature'. */
  label: string;
  /** Tells this signature from others. */
  of: string;
  value: string | null;
  onSign: (picture: string | null) => void;
}

/** The pad, open at once; over a signature that was given before it takes a tap. */
function Signing({ label, of, value, onSign }: SigningProps) {
  const [drawing, setDrawing] = useState(value === null || keptDrawing(of) !== null);
  if (drawing) {
    return (
      <Suspense fallback={<Skeleton label="One moment..." />}>
        <SignaturePad of={of} label={label} room={padHeight} onPicture={onSign} />
      </Suspense>
    );
  }
  return (
    <>
      <SignaturePicture picture={value ?? ''} label={label} />
      <Button className="self-end" onClick={() => setDrawing(true)}>
        <PenLine aria-hidden /> Sign again<span className="sr-only"> {label.toLowerCase()}</span>
      </Button>
    </>
  );
}

/** As much of the screen as leaves an edge to scroll by, and room for what is pressed once it is signed. */
function padHeight(): number {
  return innerHeight < 480 ? innerHeight * 0.8 : Math.min(innerHeight * 0.45, 480);
}
