import { FileText } from 'lucide-react';

import { Progress } from '../../components/progress.js';
import { InTopBar } from '../../components/top-bar.js';

interface WizardHeaderProps {
  step: number;
  steps: number;
  title: string;
  orderNumber: string | null;
  /** The words before the number are for the ear only. */
  isOrderLabelHidden?: boolean | undefined;
}

/** Where one is, in the top bar: step, order number and percentage. */
export function WizardHeader({ step, steps, title, orderNumber, isOrderLabelHidden }: WizardHeaderProps) {
  const percent = Math.round((step / steps) * 100);
  return (
    <InTopBar>
      <div className="mx-auto flex min-h-7 max-w-page flex-wrap items-center justify-between gap-x-3 px-edge pb-1 text-sm leading-tight">
        <p>
          <span className="font-semibold whitespace-nowrap">
            Step {step} of {steps}
          </span>{' '}
          {title}
        </p>
        <p className="figures ms-auto flex min-w-0 items-center gap-3">
          {orderNumber ? (
            <span className="flex min-w-0 items-center gap-1 font-semibold wrap-anywhere [&_svg]:size-4.5 [&_svg]:shrink-0">
              <FileText aria-hidden />
              <span>
                <span className={isOrderLabelHidden ? 'sr-only' : undefined}>Order No. </span>
                {orderNumber}
              </span>
            </span>
          ) : null}
          {percent}%
        </p>
      </div>
      <Progress isEdge percent={percent} label={`Step ${step} of ${steps}`} />
    </InTopBar>
  );
}
