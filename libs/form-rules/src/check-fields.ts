import {
  answersTo,
  type CheckAnswer,
  type CheckAnswers,
  type CheckItem,
  type CheckKey,
} from './check-answers.js';
import { CHECK_SECTIONS, itemsOf } from './check-sections.js';
import { LEGACY_CHECKS } from './legacy-checks.js';
import type { VehicleType } from './vehicles.js';

/** One of the flat `defect*` fields of the wire, with every answer that it takes on any vehicle. */
export interface CheckField {
  key: CheckKey;
  label: string;
  answers: readonly CheckAnswer[];
}

export type NamedItem = Pick<CheckItem, 'key' | 'label'>;

const PASS_FAIL_NA = answersTo({ options: null });

/** All flat fields: the items of the catalogue, and those of the completed form's 16 that are in no section. */
export const CHECK_FIELDS: readonly CheckField[] = [...fieldsByKey().values()];

const KEYS = new Set<string>(CHECK_FIELDS.map(({ key }) => key));
const LEGACY_KEYS = new Set<string>(LEGACY_CHECKS.map(({ key }) => key));

/**
 * Gathers the flat `defect*` fields of a request and returns the others untouched. It runs before validation, so
 * values are passed on as they came.
 */
export function answersFromWire(flat: object): { answers: CheckAnswers; rest: Record<string, unknown> } {
  const entries = Object.entries(flat);
  const isAnswer = ([key, value]: [string, unknown]) => KEYS.has(key) && value !== undefined;
  return {
    answers: Object.fromEntries(entries.filter(isAnswer)) as CheckAnswers,
    rest: Object.fromEntries(entries.filter(([key]) => !KEYS.has(key))),
  };
}

/** The flat fields of the answers. An unanswered item has no field, because null means N/A. */
export function answersToWire(answers: CheckAnswers): Record<string, CheckAnswer> {
  return { ...answers } as Record<string, CheckAnswer>;
}

/** `answers.defectHorn` -> `defectHorn`, also after a prefix; any other path is returned unchanged. */
export function wirePathOfAnswer(path: string): string {
  return path.replace(/\banswers\.(defect\w+)$/, '$1');
}

/**
 * What was answered though the vehicle's list does not have it, or though no vehicle is named: other programs may send
 * both (docs/decisions/0008).
 */
export function itemsBeside(
  vehicle: VehicleType | null | undefined,
  answers: CheckAnswers,
): readonly NamedItem[] {
  const own = itemsOf(vehicle).map(({ key }) => key);
  return CHECK_FIELDS.filter(({ key }) => answers[key] !== undefined && !own.includes(key));
}

/** Everything that may have an answer on a sheet: the items of its vehicle, and those answered beside them. */
export function itemsIn(...sheet: Parameters<typeof itemsBeside>): readonly NamedItem[] {
  return [...itemsOf(sheet[0]), ...itemsBeside(...sheet)];
}

/** What is wrong with a machine and is no item of any check sheet. */
export const OTHER_FAULT: CheckKey = 'defectOther';

/** What an item is called on the sheet of a vehicle, or where the vehicle's list does not have it. */
export function labelOfItem(vehicle: VehicleType | null | undefined, key: CheckKey): string {
  if (key === OTHER_FAULT) return 'Other fault';
  const named = [...itemsOf(vehicle), ...CHECK_FIELDS].find((item) => item.key === key);
  return named?.label ?? key;
}

/**
 * Why a value is not a valid answer to an item of a vehicle; null when it is valid. Until a vehicle is chosen, any
 * answer that some vehicle takes is valid.
 */
export function answerFault(
  vehicle: VehicleType | null | undefined,
  key: CheckKey,
  value: unknown,
): { code: 'item-not-on-vehicle' | 'answer-unknown'; message: string } | null {
  const field = CHECK_FIELDS.find((each) => each.key === key);
  const item = vehicle && itemsOf(vehicle).find((each) => each.key === key);
  if (vehicle && !item && !LEGACY_KEYS.has(key)) {
    return {
      code: 'item-not-on-vehicle',
      message: `${field?.label ?? key} is not checked on this vehicle. Leave it out, or choose the right vehicle.`,
    };
  }
  const allowed = item ? answersTo(item) : vehicle ? PASS_FAIL_NA : (field?.answers ?? []);
  if (allowed.includes(value as CheckAnswer)) return null;
  return {
    code: 'answer-unknown',
    message: `Please answer ${field?.label ?? key} with one of: ${allowed.map(String).join(', ')}.`,
  };
}

function fieldsByKey(): Map<CheckKey, CheckField> {
  const fields = new Map<CheckKey, CheckField>();
  const add = ({ key, label }: Pick<CheckItem, 'key' | 'label'>, answers: readonly CheckAnswer[]) => {
    const known = fields.get(key)?.answers ?? [];
    fields.set(key, {
      key,
      label: fields.get(key)?.label ?? label,
      answers: [...new Set([...known, ...answers])],
    });
  };
  for (const { items } of CHECK_SECTIONS) for (const item of items) add(item, answersTo(item));
  for (const check of LEGACY_CHECKS) add(check, PASS_FAIL_NA);
  return fields;
}
