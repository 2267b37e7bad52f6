import type { MailLine, MailPhoto, MailWords } from '@groundsheet/contracts';
import { linesOfMachine, type DriverForm, type FormKinds } from '@groundsheet/forms';
import {
  byPlace,
  checksCounted,
  formatDayOfWeek,
  formatLongDate,
  SENT_BY_DRIVER,
  SET_HALVES,
  signedOnSite,
} from '@groundsheet/form-rules';
import type { FormSet } from './form-set.entity.js';

/** What the mail of a set says: the week, how the checks have turned out, and who signed. */
export function wordsOf(set: FormSet, forms: readonly DriverForm[], kinds: FormKinds): MailWords {
  const { one, many } = byPlace(forms);
  return {
    machine: set.plantNumber ?? set.machineNumber,
    defects: forms.flatMap((form) =>
      form.attention().map(({ words }) => `${formatLongDate(form.date)}: ${words}`),
    ),
    corrects: null,
    answer: { words: answerOf(one, many, kinds), was: null, below: belowOf(set, many) },
    photos: photosOf(forms, kinds),
    facts: [
      ...linesOfMachine({ ...set, orderNumber: set.orderNumbers }),
      ...(set.completedWithout
        ? [{ label: 'Completed without', value: SET_HALVES[set.completedWithout] }]
        : []),
    ],
    lists: [
      ...one.flatMap((form) => kinds.of(form).mailOf(form, BY_ITSELF).lists),
      { title: 'Check sheets', lines: many.map((form) => lineOf(form, kinds)) },
      {
        title: 'Signed on site',
        lines: [
          { label: 'Client', value: set.clientName ?? '' },
          { label: 'Foreman', value: set.foremanName ?? '' },
          ...(set.isSentByDriver ? [{ label: 'Note', value: SENT_BY_DRIVER }] : []),
        ],
      },
    ],
  };
}

/** Its forms are told as they were sent; who has signed the set stands below all of them. */
const BY_ITSELF = { corrected: null, signedOnSet: null };

/** Of the timesheet, or where there is none of the checks. */
function answerOf(one: readonly DriverForm[], many: readonly DriverForm[], kinds: FormKinds): string {
  const [timesheet] = one;
  return timesheet ? kinds.of(timesheet).answerOf(timesheet) : checksOf(many);
}

function belowOf(set: FormSet, checkSheets: readonly DriverForm[]): string[] {
  return [signedOnSite(set), ...(checkSheets.length > 0 ? [checksOf(checkSheets)] : [])].filter(
    (line) => line !== null,
  );
}

function checksOf(checkSheets: readonly DriverForm[]): string {
  const defects = checkSheets.reduce((sum, form) => sum + form.attention().length, 0);
  return checksCounted(checkSheets.length, defects);
}

function photosOf(forms: readonly DriverForm[], kinds: FormKinds): MailPhoto[] {
  let before = 0;
  return forms.flatMap((form) => {
    const first = before;
    before += form.attention().length;
    const { photos = [] } = kinds.of(form).mailOf(form, BY_ITSELF);
    return photos.map(({ defect, uploadId }) => ({
      defect: defect === null ? null : first + defect,
      uploadId,
      heldBy: form.id,
    }));
  });
}

function lineOf(form: DriverForm, kinds: FormKinds): MailLine {
  return {
    label: formatDayOfWeek(form.date),
    value: `${kinds.of(form).answerOf(form)}, ${form.reference}`,
  };
}
