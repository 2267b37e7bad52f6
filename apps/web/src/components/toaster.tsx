import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import * as Toast from '@radix-ui/react-toast';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { cn } from '../lib/cn.js';
import { onCallMade } from '../lib/api.js';
import { Button } from './button.js';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastEntry,
} from './toast-store.js';

const tones = {
  plain: { icon: Info, edge: 'border-s-accent', ink: 'text-text' },
  good: { icon: CircleCheck, edge: 'border-s-good', ink: 'text-good' },
  bad: { icon: CircleAlert, edge: 'border-s-bad', ink: 'text-bad' },
};

const SOME_NOT_MAILED = {
  title: 'Saved, but not everyone was mailed',
  description: 'Too many mails have gone out from here today. Please ring those who need to know.',
};
const ONE_NOT_MAILED = {
  title: 'Saved, but one person was not mailed',
  description: 'Too many mails have gone out from here today. Please ring if it cannot wait.',
};

/** Where toasts appear: above the footer of the page, or off the field that one is led to. F8 moves the focus there. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts);
  const keepsOffField = useKeepsOffField();
  useEffect(() => onCallMade(sayWhereNobodyWasMailed), []);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      <Toast.Viewport
        hotkey={TOAST_HOTKEY}
        data-toasts
        className={cn(
          'fixed right-0 z-60 m-0 flex w-full max-w-toast list-none flex-col gap-2 p-3 outline-none',
          keepsOffField ? 'top-0' : 'bottom-[var(--footer,5rem)]',
        )}
      />
    </Toast.Provider>
  );
}

/** What was done stands, but today's mails are used up (docs/safeguards.md). Said after what the screen itself has to say. */
function sayWhereNobodyWasMailed({ headers }: Response): void {
  const left = Number(headers.get('Mails-Held-Back'));
  if (left > 0) setTimeout(() => toast(left === 1 ? ONE_NOT_MAILED : SOME_NOT_MAILED));
}

/**
 * Whether one has been led to a field since the first of these toasts: what is wrong with it is said below it. They then stay
 * at the top until the last is gone, as one that moves back would come under the finger that is pressing something else.
 */
function useKeepsOffField(): boolean {
  const [keepsOff, setKeepsOff] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.querySelector('main :focus[aria-invalid]')) setKeepsOff(true);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return keepsOff;
}

function ToastItem({ entry }: { entry: ToastEntry }) {
  const tone = tones[entry.tone ?? 'plain'];
  const Icon = tone.icon;
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
      type={entry.tone === 'bad' ? 'foreground' : 'background'}
      className={cn(
        'toast flex items-start gap-3 rounded-card border border-s-8 border-line bg-surface py-3 ps-3 text-text shadow-float',
        tone.edge,
      )}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5.5 shrink-0', tone.ink)} />
      <div className="min-w-0 grow">
        <Toast.Title className="font-semibold">{entry.title}</Toast.Title>
        {entry.description ? (
          <Toast.Description className="text-sm">{entry.description}</Toast.Description>
        ) : null}
        {entry.action ? (
          <Toast.Action asChild altText={entry.action.label}>
            <Button className="mt-2" onClick={entry.action.onChoose}>
              {entry.action.label}
            </Button>
          </Toast.Action>
        ) : null}
      </div>
      <Toast.Close asChild>
        <Button
          variant="quiet"
          size="icon"
          className="-my-2 shrink-0 no-underline"
          aria-label="Close message"
        >
          <X aria-hidden />
        </Button>
      </Toast.Close>
    </Toast.Root>
  );
}
