import { defectsWords, FORM_KINDS, KINDS_IN_SETS, type DriverKind } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, PencilLine, TriangleAlert } from 'lucide-react';

import { FORM_SCREENS } from '../../../forms/form-kinds.js';
import { cn } from '../../../lib/cn.js';
import type { Collation } from '../api.js';
import { dayOf, inOrder, missingWords, type FormOfSet } from './set-facts.js';

/** The forms of a set, and which kind it has none of. */
export function SetForms({ set }: { set: Collation }) {
  const absent = KINDS_IN_SETS.filter(
    (kind) => set.status !== 'completed' && !set.forms.some((form) => form.kind === kind),
  );
  return (
    <ul aria-label="Forms" className="flex flex-col divide-y divide-line">
      {inOrder(set.forms).map((form) => (
        <li key={form.id} className="py-2 first:pt-0 last:pb-0">
          <OneForm form={form} />
        </li>
      ))}
      {absent.map((kind) => (
        <li key={kind} className="py-2 first:pt-0 last:pb-0">
          <NoForm kind={kind} />
        </li>
      ))}
    </ul>
  );
}

function OneForm({ form }: { form: FormOfSet }) {
  const { icon: Icon } = FORM_SCREENS[form.kind];
  const attention = form.attentionCount > 0 ? defectsWords(form.attentionCount) : null;
  const missing = missingWords(form);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <Icon aria-hidden className="mt-0.5 size-5.5" />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>
          <FormName form={form} /> <span className="figures whitespace-nowrap text-muted">{dayOf(form)}</span>
        </p>
        <FormState form={form} />
      </div>
      {[attention, missing].map((words) =>
        words ? (
          <p
            key={words}
            className="col-start-2 mt-0.5 flex items-start gap-1.5 text-sm font-semibold text-attention"
          >
            <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" /> {words}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** A sent form can be opened; of a draft nobody but its driver sees the contents. */
function FormName({ form: { kind, status, id, reference } }: { form: FormOfSet }) {
  const { label } = FORM_KINDS[kind];
  if (status === 'draft') return <strong className="font-semibold">{label}</strong>;
  return (
    <Link
      to="/completed-form/$id"
      params={{ id }}
      className="rounded-control py-1 font-semibold underline underline-offset-4"
    >
      {label}
      <span className="sr-only"> {reference}</span>
    </Link>
  );
}

function FormState({ form: { status, missing } }: { form: FormOfSet }) {
  const [Icon, words, tone] =
    status === 'submitted'
      ? ([CircleCheck, 'Sent', 'text-good'] as const)
      : ([PencilLine, missing.length === 0 ? 'Signed draft' : 'Draft', 'text-text'] as const);
  return (
    <p className={cn('flex items-center gap-1.5 text-sm font-semibold', tone)}>
      <Icon aria-hidden className="size-4.5 shrink-0" /> {words}
    </p>
  );
}

function NoForm({ kind }: { kind: DriverKind }) {
  return (
    <p className="flex items-start gap-2.5 text-muted">
      <CircleDashed aria-hidden className="mt-0.5 size-5.5 shrink-0" /> No {FORM_KINDS[kind].noun} yet
    </p>
  );
}
