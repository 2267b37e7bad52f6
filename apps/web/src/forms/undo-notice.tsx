import { Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Notice } from '../components/badge.js';
import { Button } from '../components/button.js';
import { focusPage } from '../lib/focus-page.js';
import { useSending } from '../lib/use-sending.js';
import { Refusal } from './refusal.js';

interface UndoNoticeProps {
  icon: LucideIcon;
  /** What has been done: 'Harrow Groundworks is archived.' */
  words: string;
  /** How long the way back is offered, in milliseconds. */
  lasts: number;
  undo: () => Promise<void>;
  /** Said where there is no signal to undo it. */
  offline: string;
  onOver: () => void;
}

/** What has just been taken away, and the way back for a while. It has the focus: what had it is gone. */
export function UndoNotice({ icon: Icon, words, lasts, undo, offline, onOver }: UndoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    if (document.activeElement === button.current) focusPage();
    onOver();
  };
  const leaveInTime = useEffectEvent(leave);
  const undoing = useSending({ mutationFn: undo, onSuccess: leave });
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => leaveInTime(), lasts);
    return () => clearTimeout(timer);
  }, [lasts]);
  return (
    <Notice role="status" className="sticky top-2 z-10 shadow-float">
      <Icon aria-hidden />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words">{words}</p>
        <Button ref={button} disabled={undoing.isPending} onClick={() => undoing.mutate()}>
          <Undo2 aria-hidden /> Undo
        </Button>
        {undoing.error ? <Refusal error={undoing.error} offline={offline} /> : null}
      </div>
    </Notice>
  );
}
