import type { MailLine, MailWords } from '@groundsheet/contracts';
import { linesOfMachine, type DriverForm, type FormKinds } from '@groundsheet/forms';
import { defectsCounted, formatLongDate } from '@groundsheet/form-rules';
import type { FormSet } from './form-set.entity.js';

/** What the mail of a set says: the week, how the checks have turned out, and who signed. */
export function wordsOf(set: FormSet, forms: readonly DriverForm[], kinds: FormKinds): MailWords {
  const timesheets = forms.filter(({ kind }) => kind === 'timesheet');
  const checks = forms.filter(({ kind }) => kind === 'check-sheet');
  return {
    machine: set.plantNumber ?? set.machineNumber,
    defects: checks.flatMap((form) =>
      form.attention().map((words) => `${formatLongDate(form.date)}: ${words}`),
    ),
    corrects: null,
    facts: linesOfMachine({ ...set, orderNumber: set.orderNumbers }),
    lists: [
      ...timesheets.flatMap((form) => kinds.of(form).mailOf(form).lists),
      { title: 'Check sheets', lines: checks.map((form) => checkOf(form, kinds)) },
      {
        title: 'Signed on site',
        lines: [
          { label: 'Client', value: set.clientName ?? '' },
          { label: 'Foreman', value: set.foremanName ?? '' },
        ],
      },
    ],
  };
}

function checkOf(form: DriverForm, kinds: FormKinds): MailLine {
  const found = form.attention().length;
  const result = kinds
    .of(form)
    .mailOf(form)
    .facts.find(({ label }) => label === 'Result');
  const words = found > 0 ? defectsCounted(found) : (result?.value ?? '');
  return { label: formatLongDate(form.date), value: `${words}, ${form.reference}` };
}
