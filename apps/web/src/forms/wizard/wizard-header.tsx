import { formatFullDate } from '@groundsheet/form-rules';
import { FileText } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { Progress } from '../../components/progress.js';

interface WizardHeaderProps {
  /** The way home, made by the route. */
  back: ReactNode;
  /** Plain date. */
  today: string;
  step: number;
  steps: number;
  title: string;
  orderNumber: string | null;
  /** The words before the number are for the ear only. */
  isOrderLabelHidden?: boolean | undefined;
}

/** In the top bar: the way home, the day, and where one is, with the order number. */
export function WizardHeader(props: WizardHeaderProps) {
  const { back, today, step, steps, title, orderNumber, isOrderLabelHidden } = props;
  const percent = Math.round((step / steps) * 100);
  return (
    <>
      <InTopBar at="start">{back}</InTopBar>
      <InTopBar at="note">{formatFullDate(today)}</InTopBar>
      <InTopBar at="below">
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
    </>
  );
}

const never = () => () => {};

/** Stands in the top bar as long as the page does that draws it: before the title, in its second line, or below the bar. */
function InTopBar({ at, children }: { at: 'start' | 'note' | 'below'; children: ReactNode }) {
  const place = useSyncExternalStore(never, () => document.getElementById(`bar-${at}`));
  return place && createPortal(children, place);
}
