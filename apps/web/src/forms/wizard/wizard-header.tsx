import { formatFullDate } from '@groundsheet/form-rules';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { Progress } from '../../components/progress.js';

interface WizardHeaderProps {
  step: number;
  steps: number;
  title: string;
  /** Plain date. */
  today: string;
  orderNumber: string | null;
  /** The words before the number are for the ear only. */
  isOrderLabelHidden?: boolean | undefined;
  /** The way out, at the left of the date. */
  back?: ReactNode;
}

/** Where one is: date, step, percentage and the order number. */
export function WizardHeader(props: WizardHeaderProps) {
  const { step, steps, title, today, orderNumber, isOrderLabelHidden, back } = props;
  const percent = Math.round((step / steps) * 100);
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-2 px-edge py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="flex items-center gap-3">
            {back}
            <p className="text-sm text-muted">{formatFullDate(today)}</p>
          </div>
          {orderNumber ? (
            <Badge tone="accent">
              <FileText aria-hidden />
              <span>
                <span className={isOrderLabelHidden ? 'sr-only' : undefined}>Order No. </span>
                {orderNumber}
              </span>
            </Badge>
          ) : null}
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <p>
            <span className="font-semibold">
              Step {step} of {steps}
            </span>{' '}
            <span className="text-muted">{title}</span>
          </p>
          <p className="figures text-sm text-muted">{percent}%</p>
        </div>
        <Progress percent={percent} label={`Step ${step} of ${steps}`} />
      </div>
    </div>
  );
}
