import { classOf, type CheckAnswer, type CheckAnswers, type CheckKey } from './check-answers.js';
import { itemsIn } from './check-fields.js';
import type { VehicleType } from './vehicles.js';

/** An item of a machine that still needs attention. */
export interface OpenItem {
  readonly key: CheckKey;
  readonly label: string;
  /** As the latest check has it. */
  readonly answer: CheckAnswer;
  /** The day from which on every check has found it so, `YYYY-MM-DD`. */
  readonly since: string;
}

/** One check of a machine, as far as it says how the machine is. */
export interface CheckFindings {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly vehicle: VehicleType | null;
  readonly answers: CheckAnswers;
}

/**
 * What still needs attention: an item stays open until a later check finds it otherwise. A check that does not answer it
 * says nothing about it (docs/decisions/0044).
 *
 * @param checks of one machine, the latest first
 */
export function openItems(checks: readonly CheckFindings[]): OpenItem[] {
  const found = new Map<CheckKey, OpenItem>();
  const closed = new Set<CheckKey>();
  for (const { date, vehicle, answers } of checks) {
    for (const { key, label } of itemsIn(vehicle, answers)) {
      const answer = answers[key];
      if (answer === undefined || closed.has(key)) continue;
      if (classOf(answer) !== 'attention') closed.add(key);
      else found.set(key, { key, label, answer: found.get(key)?.answer ?? answer, since: date });
    }
  }
  return [...found.values()];
}

/** The number in a reading such as "4,210.5 h"; null where there is none. */
export function readingOf(machineHours: string | null): number | null {
  const [digits] = /\d[\d,]*(\.\d+)?/.exec(machineHours ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}
