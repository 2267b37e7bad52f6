import { formatLongDate } from '@groundsheet/form-rules';
import { FileText } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { Progress } from '../../components/progress.js';
import { STEPS, type Step } from './timesheet-draft.js';

interface WizardHeaderProps {
  step: Step;
  title: string;
  today: string;
  orderNumber: string | null;
}

/** Where one is: date, step, percentage and the order number. */
export function WizardHeader({ step, title, today, orderNumber }: WizardHeaderProps) {
  const percent = Math.round((step / STEPS.length) * 100);
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-2 px-edge py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-sm text-muted">{formatLongDate(today)}</p>
          {orderNumber ? (
            <Badge tone="accent">
              <FileText aria-hidden />
              <span>
                <span className="sr-only">Order No. </span>
                {orderNumber}
              </span>
            </Badge>
          ) : null}
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <p>
            <span className="font-semibold">
              Step {step} of {STEPS.length}
            </span>{' '}
            <span className="text-muted">{title}</span>
          </p>
          <p className="figures text-sm text-muted">{percent}%</p>
        </div>
        <Progress percent={percent} label={`Step ${step} of ${STEPS.length}`} />
      </div>
    </div>
  );
}
