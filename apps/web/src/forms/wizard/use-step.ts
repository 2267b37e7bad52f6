import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { FormFault } from '@groundsheet/form-rules';

import type { FieldErrors } from './step-props.js';

/** Each step begins at its top, and a screen reader says where one is. */
export function useStepStart(step: number) {
  const page = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The button that led here is gone.
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [step]);
  return page;
}

/**
 * A phone's own Back steps back in the wizard as Previous does; from the first step it leaves.
 *
 * @param previous null where there is no step before
 */
export function useBackAsPrevious(previous: (() => void) | null): void {
  useBlocker({
    disabled: previous === null,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      previous?.();
      return true;
    },
  });
}

/**
 * What was asked for stays beside its field until it is there; the focus moves to the first such field.
 *
 * @param faults everything that keeps the form from going, as it stands now
 */
export function useAsked(faults: readonly FormFault[]): {
  errors: FieldErrors;
  ask: (paths: readonly string[]) => void;
} {
  const [asked, ask] = useState<readonly string[]>([]);
  useEffect(() => {
    const field = asked.map((path) => document.getElementById(path)).find(Boolean);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const missing = faults.filter(({ path }) => asked.includes(path));
  return { errors: Object.fromEntries(missing.map(({ path, message }) => [path, message])), ask };
}
