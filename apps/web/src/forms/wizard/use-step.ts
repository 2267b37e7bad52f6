import { useEffect, useRef, useState } from 'react';
import type { FormFault } from '@groundsheet/form-rules';

import { dismissToast, toast, type ToastMessage } from '../../components/toast-store.js';
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
 * What was asked for stays beside its field until it is there; the focus moves to the first such field. A toast about it
 * goes once it is mended.
 *
 * @param faults everything that keeps the form from going, as it stands now
 */
export function useAsked(
  faults: readonly FormFault[],
  toastOf: (fault: FormFault) => ToastMessage,
): {
  errors: FieldErrors;
  /** Leads to it. */
  ask: (missing: readonly FormFault[]) => void;
  /** Says the first of it as well. */
  demand: (missing: readonly FormFault[]) => void;
} {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const said = useRef<{ path: string; toast: number } | null>(null);
  useEffect(() => {
    const field = asked.map((path) => document.getElementById(path)).find(Boolean);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [asked]);
  useEffect(() => {
    const { current } = said;
    if (!current || faults.some(({ path }) => path === current.path)) return;
    dismissToast(current.toast);
    said.current = null;
  }, [faults]);
  const ask = (missing: readonly FormFault[]) => setAsked(missing.map(({ path }) => path));
  const demand = (missing: readonly FormFault[]) => {
    const [first] = missing;
    if (first) said.current = { path: first.path, toast: toast(toastOf(first)) };
    ask(missing);
  };
  const stillMissing = faults.filter(({ path }) => asked.includes(path));
  const errors = Object.fromEntries(stillMissing.map(({ path, message }) => [path, message]));
  return { errors, ask, demand };
}
