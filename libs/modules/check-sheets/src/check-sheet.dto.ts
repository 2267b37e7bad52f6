import { Allow } from 'class-validator';
import { completionOf, formBody, PHOTO_URLS, storedForm } from '@groundsheet/forms';
import { ResponseField, FlatFields, type Fault } from '@groundsheet/platform';
import {
  answersFromWire,
  CHECK_FIELDS,
  CHECK_SHEET_FIELDS,
  wirePathOfAnswer,
  type CheckAnswers,
} from '@groundsheet/form-rules';
import { answerFaults } from './answer-faults.js';

const FLAT_ANSWERS = CHECK_FIELDS.map(({ key, label, answers }) => {
  const isChoice = answers.some((answer) => typeof answer === 'string');
  return {
    name: key,
    ...(isChoice ? { kind: 'choice' as const, values: answers.map(String) } : { kind: 'answer' as const }),
    about: isChoice
      ? `${label}. Which answers are possible depends on the vehicle.`
      : `${label}: pass, fail, or null for N/A.`,
  };
});

/** A check sheet on the wire; the answers are gathered on the way in. */
@FlatFields(FLAT_ANSWERS)
export class CheckSheetBody extends formBody(CHECK_SHEET_FIELDS) {
  /** On the wire the flat `defect*` fields. */
  @Allow()
  answers!: CheckAnswers;

  static readonly gathersFaults = true;

  static fromWire(flat: object): unknown {
    const { answers, rest } = answersFromWire(flat);
    return { ...rest, answers };
  }

  static shapeFaults(body: CheckSheetBody): Fault[] {
    return answerFaults(body);
  }

  static wirePath(path: string): string {
    return wirePathOfAnswer(path);
  }
}

/** A check sheet to be sent in one go. */
export class CompleteCheckSheetBody extends completionOf('checkSheetData', CheckSheetBody) {}

/** A check sheet that is read: every field of the wire, and what the server adds. An unanswered item has no field. */
export class CheckSheetResponse extends storedForm(CheckSheetBody) {
  @ResponseField(PHOTO_URLS)
  photoURLs!: string[];
}
