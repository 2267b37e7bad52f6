import { CloudOff } from 'lucide-react';

import { ageOf } from '../lib/age.js';
import { Notice } from './badge.js';

interface LastSeenProps {
  /** As it begins a sentence: 'This list'. */
  what: string;
  /** When it came from the server, ISO. */
  at: string;
  /** A sentence about what it may lack. */
  lacks?: string;
}

/** Says that what is shown is from the last time there was a signal. */
export function LastSeen({ what, at, lacks }: LastSeenProps) {
  return (
    <Notice tone="attention" role="status">
      <CloudOff aria-hidden />
      <p>
        No signal. {what} was loaded {ageOf(at)}. {lacks}
      </p>
    </Notice>
  );
}
