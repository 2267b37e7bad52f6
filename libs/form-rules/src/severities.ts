/** How bad a defect is: A must not be used, B is used with care, C waits for the next service. */
export type Severity = 'A' | 'B' | 'C';

/** The worst first, each with what it asks for. */
export const SEVERITIES = {
  A: 'Do not use',
  B: 'Use with care',
  C: 'Next service',
} as const satisfies Record<Severity, string>;

export const SEVERITY_NAMES = Object.keys(SEVERITIES) as Severity[];

export function isWorse(one: Severity, other: Severity): boolean {
  return one < other;
}
