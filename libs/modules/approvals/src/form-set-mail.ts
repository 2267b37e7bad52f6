import type { MailLine, MailWords } from '@groundsheet/contracts';
import { linesOfMachine, type DriverForm, type FormKinds } from '@groundsheet/forms';
import { byPlace, defectsCounted, formatLongDate, SENT_BY_DRIVER, SET_HALVES } from '@groundsheet/form-rules';
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
    facts: [
      ...linesOfMachine({ ...set, orderNumber: set.orderNumbers }),
      ...(set.completedWithout
        ? [{ label: 'Completed without', value: SET_HALVES[set.completedWithout] }]
        : []),
    ],
    lists: [
      ...one.flatMap((form) => kinds.of(form).mailOf(form).lists),
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

function lineOf(form: DriverForm, kinds: FormKinds): MailLine {
  const found = form.attention().length;
  const words = found > 0 ? defectsCounted(found) : kinds.of(form).coverOf(form).result;
  return { label: formatLongDate(form.date), value: `${words}, ${form.reference}` };
}
