import { answersTo, classOf, type CheckAnswer, type CheckKey } from './check-answers.js';
import { itemsOf } from './check-sections.js';
import { isWorse, type Severity } from './severities.js';
import type { FormFault } from './form-faults.js';
import { proposedBy, type SeverityList } from './severity-list.js';
import { isWritten } from './typed-text.js';
import type { VehicleType } from './vehicles.js';

/** How a report reads where a check would have its answer. */
export const REPORTED = 'Reported';

/** The most characters that each text of a report takes. */
export const REPORT_LENGTHS = { text: 1000, name: 80 } as const;

/** What a person reports of a machine without a check. */
export interface ReportEntry {
  /** An item of its check sheet; null for something else. */
  readonly item: CheckKey | null;
  readonly text: string;
  readonly mustNotBeUsed: boolean;
}

/** Why a report cannot be taken. */
export function reportFaults({ item, text }: ReportEntry, vehicle: VehicleType): FormFault[] {
  if (item !== null && !itemsOf(vehicle).some(({ key }) => key === item)) {
    const message = 'This item is not checked on this machine. Please choose from the list.';
    return [{ path: 'item', code: 'report.item-unknown', message }];
  }
  if (item === null && !isWritten(text)) {
    const message = 'Please say what is wrong, or choose an item.';
    return [{ path: 'text', code: 'report.empty', message }];
  }
  return [];
}

/**
 * What a report proposes: as the worst answer to its item does, or a B for something else; an A where the reporter says that
 * the machine must not be used.
 */
export function reportedSeverity(
  list: SeverityList,
  { item, mustNotBeUsed }: ReportEntry,
  vehicle: VehicleType,
): Severity {
  if (mustNotBeUsed) return 'A';
  if (item === null) return 'B';
  return itemsOf(vehicle)
    .filter(({ key }) => key === item)
    .flatMap((found) => answersTo(found).filter((answer) => classOf(answer) === 'attention'))
    .map((answer: CheckAnswer) => proposedBy(list, { vehicle, item, answer })!)
    .reduce((worst, severity) => (isWorse(severity, worst) ? severity : worst), 'C');
}
