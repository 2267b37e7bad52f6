import { Link } from '@tanstack/react-router';

import { StoppedHere } from '../forms/machine/stopped-here.js';
import { OutboxWords, useStripWords } from '../features/outbox/outbox-strip.js';

/** What waits on this device, and the machines that it stops. */
export function OutboxStrip() {
  return (
    <>
      <StoppedHere />
      <Strip />
    </>
  );
}

function Strip() {
  const words = useStripWords();
  if (!words) return null;
  return (
    <Link
      to="/outbox"
      aria-label={`Outbox: ${words}`}
      className="flex min-h-touch items-center gap-3 rounded-card border-2 border-accent bg-accent-soft px-4 py-2.5 text-text"
    >
      <OutboxWords>{words}</OutboxWords>
    </Link>
  );
}
