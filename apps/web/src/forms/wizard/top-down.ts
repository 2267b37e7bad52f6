import type { FormFault } from '@groundsheet/form-rules';

interface Asking {
  needs?: readonly string[];
  leadsBack?: readonly string[];
}

/** A fault, and the step on which it is mended. */
export interface PlacedFault extends FormFault {
  step: number;
}

/** What is missing, from the top of the form down; what no other step asks for, the last one does. */
export function topDown(steps: readonly Asking[], faults: readonly FormFault[]): PlacedFault[] {
  const stepOf = (path: string) => {
    const at = steps.findIndex(({ needs, leadsBack }) => needs?.includes(path) || leadsBack?.includes(path));
    return at < 0 ? steps.length : at + 1;
  };
  const topOf = (path: string) => document.getElementById(path)?.getBoundingClientRect().top ?? Infinity;
  return faults
    .map((fault) => ({ ...fault, step: stepOf(fault.path), top: topOf(fault.path) }))
    .toSorted((one, other) => one.step - other.step || (one.top === other.top ? 0 : one.top - other.top));
}
