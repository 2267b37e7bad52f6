import { linesOfMachine, shownOf, type DriverForm, type FormKinds, type Shown } from '@groundsheet/forms';
import { byPlace, defectsCounted, FORM_SET, formatDayOfWeek, formatLongDate } from '@groundsheet/form-rules';
import type { FormSet } from './form-set.entity.js';

/** A set exactly as it is signed for: its complete forms, in the order of the paper. */
export function shownOfSet(set: FormSet, forms: readonly DriverForm[], kinds: FormKinds): Shown {
  const { one, many } = byPlace(forms);
  const each = forms.map((form) => shownOf(form, kinds));
  const machine = set.plantNumber ?? set.machineNumber;
  const found = many.reduce((sum, form) => sum + form.attention().length, 0);
  const counted = `${many.length} check ${many.length === 1 ? 'sheet' : 'sheets'}`;
  const checks =
    many.length > 0 ? [`${counted}: ${found > 0 ? defectsCounted(found).toLowerCase() : 'no defects'}`] : [];
  const hours = one.map((form) => kinds.of(form).answerOf(form));
  return {
    title: FORM_SET.title,
    subtitle: `Week ending ${formatLongDate(set.weekEnding)}`,
    reference: set.reference,
    driverName: set.driverName,
    firm: set.companyName,
    answer: [...hours, ...checks].join(', '),
    agreement: [
      hours.length > 0 ? `I agree ${hours.join(', ')}` : 'I have seen the checks',
      `week ending ${formatDayOfWeek(set.weekEnding)}`,
      ...(machine ? [machine] : []),
      ...checks,
    ].join(', '),
    facts: linesOfMachine({ ...set, orderNumber: set.orderNumbers }),
    lines: each.flatMap(({ lines }, at) =>
      lines.map((line) =>
        many.includes(forms[at]!) ? { ...line, label: labelOf(forms[at]!, line.label) } : line,
      ),
    ),
    lists: each.flatMap(({ lists }) => lists),
  };
}

function labelOf({ date }: DriverForm, label: string): string {
  return `${formatDayOfWeek(date)}: ${label.toLowerCase()}`;
}
