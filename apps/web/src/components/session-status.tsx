import { CircleCheck, CloudOff } from 'lucide-react';

import { Badge } from './badge.js';

/** @param props.proven the server has said so, not only this device */
export function SessionStatus({ proven }: { proven: boolean }) {
  return proven ? (
    <Badge tone="good">
      <CircleCheck aria-hidden /> Active Session
    </Badge>
  ) : (
    <Badge tone="attention">
      <CloudOff aria-hidden /> No signal
    </Badge>
  );
}
