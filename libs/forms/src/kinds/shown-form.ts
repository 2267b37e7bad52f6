import { FORM_KINDS, formatLongDate } from '@groundsheet/form-rules';
import type { DriverForm } from '../form/driver-form.entity.js';
import { linesOfMachine } from '../form/machine-lines.js';
import type { FormKinds } from './form-kinds.js';
import type { Shown } from './shown.js';

/** A form exactly as it is signed for. */
export function shownOf(form: DriverForm, kinds: FormKinds): Shown {
  const kind = kinds.of(form);
  const { title, dated } = FORM_KINDS[form.kind];
  const { facts, lists } = kind.mailOf(form, { corrected: null, signedOnSet: null });
  const { agreement, lines } = kind.signedFor(form);
  return {
    title,
    subtitle: `${capital(dated)}${formatLongDate(form.date)}`,
    reference: form.reference,
    driverName: form.driverName(),
    firm: form.companyName ?? form.clientFirm,
    answer: kind.answerOf(form),
    agreement,
    facts: [...linesOfMachine(form), ...facts],
    lines: lines.map((line) => ({ ...line, key: `${form.id}/${line.key}` })),
    // A kind with lines of its own says there what its mail has in lists.
    lists: lines.length > 0 ? [] : lists.filter((list) => list.lines.length > 0),
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
