import type { MailLine, MailPhoto, MailWords } from '@groundsheet/contracts';
import { linesOfMachine, type DriverForm, type FormKinds } from '@groundsheet/forms';
import {
  byPlace,
  defectsCounted,
  formatDayOfWeek,
  formatLongDate,
  SENT_BY_DRIVER,
  SET_HALVES,
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

function belowOf({ clientName, foremanName }: FormSet, checkSheets: readonly DriverForm[]): string[] {
  const signed = [
    ...(clientName ? [`${clientName} for the client`] : []),
    ...(foremanName ? [`${foremanName}, foreman`] : []),
  ];
  return [
    ...(signed.length > 0 ? [`Signed by ${signed.join(' and ')}`] : []),
    ...(checkSheets.length > 0 ? [checksOf(checkSheets)] : []),
  ];
}

/** '5 check sheets: no defects' */
function checksOf(checkSheets: readonly DriverForm[]): string {
  const found = checkSheets.reduce((sum, form) => sum + form.attention().length, 0);
  const counted = `${checkSheets.length} check ${checkSheets.length === 1 ? 'sheet' : 'sheets'}`;
  return `${counted}: ${found > 0 ? defectsCounted(found).toLowerCase() : 'no defects'}`;
}

function photosOf(forms: readonly DriverForm[], kinds: FormKinds): MailPhoto[] {
  let before = 0;
  return forms.flatMap((form) => {
    const first = before;
    before += form.attention().length;
    const { photos = [] } = kinds.of(form).mailOf(form, BY_ITSELF);
    return photos.map(({ defect, uploadId }) => ({ defect: first + defect, uploadId, heldBy: form.id }));
  });
}

function lineOf(form: DriverForm, kinds: FormKinds): MailLine {
  return {
    label: formatDayOfWeek(form.date),
    value: `${kinds.of(form).answerOf(form)}, ${form.reference}`,
  };
}
