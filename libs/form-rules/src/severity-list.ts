import {
  answerLabel,
  answersTo,
  classOf,
  type CheckAnswer,
  type CheckAnswers,
  type CheckItem,
  type CheckKey,
} from './check-answers.js';
import { itemsOf } from './check-sections.js';
import { severityOf } from './defect-severity.js';
import type { Severity } from './severities.js';
import type { VehicleType } from './vehicles.js';

/** What is proposed where an item of a type of vehicle is found so. */
export interface SeverityRule {
  readonly vehicle: VehicleType;
  readonly item: CheckKey;
  /** The answer as it reads: `Fail`, `change`. */
  readonly finding: string;
  readonly severity: Severity;
}

/** The severities that checks propose: those of the product, but for what stands here, as an admin has changed it. */
export type SeverityList = readonly SeverityRule[];

/** What an item of a list may be found to be, and what the product proposes for it. */
export interface Finding {
  readonly item: CheckItem;
  readonly finding: string;
  readonly supplied: Severity;
}

/** Everything that a check of a type of vehicle can find, in the order of the sheet. */
export function findingsOf(vehicle: VehicleType): readonly Finding[] {
  return itemsOf(vehicle).flatMap((item) =>
    answersTo(item)
      .filter((answer) => classOf(answer) === 'attention')
      .map((answer) => ({
        item,
        finding: answerLabel(answer),
        supplied: severityOf(item.key, answer)!,
      })),
  );
}

/**
 * What an answer proposes by a list; null where it finds nothing.
 *
 * @param vehicle of the sheet; without one, or with an item that its type does not have, the product's own counts
 */
export function proposedBy(
  list: SeverityList,
  { vehicle, item, answer }: { vehicle: VehicleType | null; item: CheckKey; answer: CheckAnswer },
): Severity | null {
  const supplied = severityOf(item, answer);
  if (supplied === null) return null;
  const finding = answerLabel(answer);
  const rule = list.find(
    (each) => each.vehicle === vehicle && each.item === item && each.finding === finding,
  );
  return rule?.severity ?? supplied;
}

/** The items of a check that must stop its machine, by a list. */
export function dangersIn(
  list: SeverityList,
  { vehicle, answers }: { vehicle: VehicleType | null; answers: CheckAnswers },
): CheckKey[] {
  const given = Object.entries(answers) as [CheckKey, CheckAnswer | undefined][];
  return given
    .filter(([item, answer]) => answer !== undefined && proposedBy(list, { vehicle, item, answer }) === 'A')
    .map(([item]) => item);
}
