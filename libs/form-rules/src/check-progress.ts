import { classOf, isAnswered, type CheckAnswer, type CheckAnswers, type CheckItem } from './check-answers.js';
import { itemsIn, type NamedItem } from './check-fields.js';
import { itemsOf, sectionsOf, type CheckSection } from './check-sections.js';
import type { VehicleType } from './vehicles.js';

type Vehicle = VehicleType | null | undefined;

/** How many of how many items have an answer. */
export interface CheckCount {
  answered: number;
  total: number;
}

/** How far a section has been filled in. */
export interface SectionProgress extends CheckCount {
  section: CheckSection;
  complete: boolean;
  needsAttention: boolean;
  /** True for the first section, and for each one after a complete section (docs/product.md, Checks). */
  open: boolean;
  /** What a tap on a locked section says; null when the section is open. */
  lockAlert: string | null;
}

export function countAnswers(items: readonly NamedItem[], answers: CheckAnswers): CheckCount {
  return { answered: items.filter((item) => isAnswered(item, answers)).length, total: items.length };
}

/** Every section of a vehicle with its counter, tick and lock. */
export function sectionProgress(vehicle: Vehicle, answers: CheckAnswers): SectionProgress[] {
  return sectionsOf(vehicle).map((section, index, sections) => {
    const previous = sections[index - 1];
    const open = !previous || isComplete(previous, answers);
    return {
      section,
      ...countAnswers(section.items, answers),
      complete: isComplete(section, answers),
      needsAttention: needsAttention(section.items, answers),
      open,
      lockAlert: open
        ? null
        : `Please complete all items in "${previous.title}" before accessing this section.`,
    };
  });
}

/** The section that is marked NEXT: the first with an unanswered item; null when all are complete. */
export function firstIncompleteSection(vehicle: Vehicle, answers: CheckAnswers): CheckSection | null {
  return sectionsOf(vehicle).find((section) => !isComplete(section, answers)) ?? null;
}

/** What a reader looks for first: items answered with something that needs attention, in order. */
export function attentionItems(
  vehicle: Vehicle,
  answers: CheckAnswers,
): { item: NamedItem; answer: CheckAnswer }[] {
  return itemsIn(vehicle, answers).flatMap((item) => {
    const answer = answers[item.key];
    return answer !== undefined && meaningOf(answer) === 'attention' ? [{ item, answer }] : [];
  });
}

/** '12 pass, 1 fail': how the items of a section were answered. */
export function tallyWords(items: readonly CheckItem[], answers: CheckAnswers): string {
  const given = items.map(({ key }) => answers[key]);
  const count = (is: (answer: CheckAnswer | undefined) => boolean) => given.filter(is).length;
  const others = count((answer) => answer !== false && meaningOf(answer) === 'attention');
  const counted: [number, string][] = [
    [count((answer) => ['good', 'done'].includes(meaningOf(answer) ?? '')), 'pass'],
    [count((answer) => answer === false), 'fail'],
    [others, others === 1 ? 'needs attention' : 'need attention'],
    [count((answer) => answer === null), 'N/A'],
    [count((answer) => answer === undefined), 'not answered'],
  ];
  return counted.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(', ');
}

/** '1 DEFECT': what stands first on everything that tells of items that need attention. */
export function defectsCounted(count: number): string {
  return `${count} ${count === 1 ? 'DEFECT' : 'DEFECTS'}`;
}

/** '1 defect': how many items need attention, in a list or a sentence. */
export function defectsWords(count: number): string {
  return `${count} ${count === 1 ? 'defect' : 'defects'}`;
}

/**
 * The items whose answers are lost when another vehicle is chosen: every answered one, because no answer is ever
 * carried over from another machine (docs/product.md, Checks). Empty when the vehicle stays the same.
 */
export function answersLostBy(
  change: { from: Vehicle; to: Vehicle },
  answers: CheckAnswers,
): readonly CheckItem[] {
  if (change.from === change.to) return [];
  return itemsOf(change.from).filter((item) => isAnswered(item, answers));
}

/** Whether one of the items was answered with something that does. */
export function needsAttention(items: readonly CheckItem[], answers: CheckAnswers): boolean {
  return items.some(({ key }) => meaningOf(answers[key]) === 'attention');
}

function meaningOf(answer: CheckAnswer | undefined) {
  return answer === undefined ? null : classOf(answer);
}

function isComplete({ items }: CheckSection, answers: CheckAnswers): boolean {
  return items.every((item) => isAnswered(item, answers));
}

/** '5 check sheets: no defects' @param defects on all of them */
export function checksCounted(sheets: number, defects: number): string {
  return `${sheets} check ${sheets === 1 ? 'sheet' : 'sheets'}: ${defects > 0 ? defectsWords(defects) : 'no defects'}`;
}
