import { ArrowLeft, ArrowRight, ListTodo } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { StickyFooter } from '../../components/sticky-footer.js';

/** On the last step Previous makes room for sending on a phone: its word goes under its icon. */
export const COMPACT =
  'px-3 max-tablet:max-w-24 max-tablet:flex-col max-tablet:gap-0 max-tablet:px-2 max-tablet:text-sm max-tablet:leading-tight';

interface WizardFooterProps {
  isFirst: boolean;
  isLast: boolean;
  isSending: boolean;
  /** Next waits for a save. */
  isHeld: boolean;
  /** Next waits for the script of the other steps. */
  isWaiting: boolean;
  /** On the first step Previous is not there at all, rather than disabled. */
  hidesFirstPrevious?: boolean | undefined;
  /** How many things keep the form from going, and the way to them; only the last step says so. */
  missing: number;
  /** Why it was not sent the last time. */
  failure: ReactNode;
  onMissing: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** What stands there on the last step in place of Next. */
  children: ReactNode;
}

export function WizardFooter(props: WizardFooterProps) {
  const { isFirst, isLast, isSending, isHeld, isWaiting, hidesFirstPrevious, onPrevious, onNext, children } =
    props;
  const { missing, onMissing, failure } = props;
  return (
    <StickyFooter
      above={
        isLast && (missing > 0 || failure) ? (
          <>
            {failure}
            {missing > 0 ? (
              <Button variant="quiet" className="w-full" onClick={onMissing}>
                <ListTodo aria-hidden /> {missing === 1 ? '1 thing missing' : `${missing} things missing`}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {isFirst && hidesFirstPrevious ? null : (
        <Button
          size="action"
          className={isLast ? COMPACT : 'px-3'}
          onClick={onPrevious}
          disabled={isFirst || isSending}
        >
          <ArrowLeft aria-hidden /> Previous
        </Button>
      )}
      {isLast ? (
        children
      ) : (
        <>
          {isHeld ? (
            <p role="status" className="self-center text-sm text-muted">
              Saving...
            </p>
          ) : null}
          <Button
            variant="primary"
            size="action"
            className="min-w-0 px-3"
            disabled={isHeld || isWaiting}
            onClick={onNext}
          >
            Next Step {isHeld ? null : <ArrowRight aria-hidden />}
          </Button>
        </>
      )}
    </StickyFooter>
  );
}
