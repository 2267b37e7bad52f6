import type { FormFault } from '@groundsheet/form-rules';

interface Asking {
  needs?: readonly string[];
  leadsBack?: readonly string[];
}

/** What is missing first from the top of the form down, and its step; what no other step asks for, the last one does. */
export function firstMissing(steps: readonly Asking[], faults: readonly FormFault[]) {
  const stepOf = (path: string) => {
    const at = steps.findIndex(({ needs, leadsBack }) => needs?.includes(path) || leadsBack?.includes(path));
    return at < 0 ? steps.length : at + 1;
  };
  const topOf = (path: string) => document.getElementById(path)?.getBoundingClientRect().top ?? 0;
  const missing = faults.map(({ path }) => ({ path, step: stepOf(path), top: topOf(path) }));
  return missing.toSorted((one, other) => one.step - other.step || one.top - other.top)[0];
}
