import { SEVERITIES } from '@groundsheet/form-rules';
import { CircleCheck, OctagonX } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { Notice } from '../../../components/badge.js';
import type { Reported } from './use-report.js';

/** What has happened to a report, and whom it told. */
export function ReportTaken({ back, ...reported }: Reported & { back: ReactNode }) {
  const { number, plantNumber, item, isStopping, isKnown } = reported;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Icon = isStopping ? OctagonX : CircleCheck;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
        {isKnown ? `Added to ${number}` : `Reported: ${number}`}
      </h1>
      <Notice tone={isStopping ? 'bad' : 'good'} role="status">
        <Icon aria-hidden />
        <div className="flex min-w-0 flex-col gap-1.5 text-text">
          <p className="font-semibold wrap-anywhere">
            {plantNumber} {item}: {SEVERITIES[reported.severity].toLowerCase()}
          </p>
          <p>{whatHappens(reported)}</p>
        </div>
      </Notice>
      {back}
    </>
  );
}

function whatHappens({ isStopping, isProposed, isMailed }: Reported): string {
  if (isStopping)
    return 'The machine is stopped until it has been repaired and released. Supervisors and the office are told by mail.';
  if (isProposed)
    return 'Supervisors and the office are asked by mail to look at it. They decide whether the machine is stopped.';
  return isMailed
    ? 'Supervisors and the office are told by mail.'
    : 'Supervisors and the office see it on their board.';
}
