import { FORM_CONTENTS, FORM_KINDS, isDriverKind } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Download, FileText } from 'lucide-react';
import { Fragment } from 'react';

import { ActionButton, type Action } from '../../components/action.js';
import { buttonVariants } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { RowMenu } from '../../components/row-menu.js';
import { formSearchOf } from '../../forms/form-search.js';
import { pdfUrl } from '../../forms/form-kinds.js';
import { wizardOf } from '../../forms/kind-pages.js';
import { stopLinks } from '../../forms/sent-form/api.js';
import { useSendAgain, useStopLinks } from '../../forms/sent-form/mail-actions.js';
import { saveOwnOnceMade, whyNotSaved } from '../../lib/save-file.js';
import { useSending } from '../../lib/use-sending.js';
import { Which } from './action-parts.js';
import type { HistoryEntry } from './api.js';
import { useCopyWeek, useCorrect } from './begin-draft.js';
import { useThrowAway } from './throw-away.js';

/** Where a form is opened: a draft in its wizard, where it was left. */
export function openingOf(entry: HistoryEntry) {
  return entry.status === 'draft'
    ? { to: wizardOf(entry.kind), search: { draft: entry.id, ...formSearchOf(entry) } }
    : { to: '/completed-form/$id', params: { id: entry.id } };
}

function OpenForm({ entry, hasIcon = false }: { entry: HistoryEntry; hasIcon?: boolean }) {
  const isDraft = entry.status === 'draft';
  return (
    <Link {...openingOf(entry)} className={buttonVariants({ variant: isDraft ? 'primary' : 'outline' })}>
      {isDraft ? <ArrowRight aria-hidden /> : hasIcon ? <FileText aria-hidden /> : null}
      <span className="whitespace-nowrap">
        {isDraft ? 'Carry on' : 'Open'}
        <Which entry={entry} />
      </span>
    </Link>
  );
}

function useSavePdf({ id }: HistoryEntry): Action {
  const save = useSending({ mutationFn: () => saveOwnOnceMade(pdfUrl(id)) });
  return {
    label: 'PDF',
    icon: Download,
    isPending: save.isPending,
    start: () => save.mutate(),
    around: save.error ? (
      <div role="alert" className="col-span-full">
        <FieldError>{whyNotSaved(save.error)}</FieldError>
      </div>
    ) : null,
  };
}

/** Besides opening it: a draft is thrown away; a sent form is saved, mailed again, closed, corrected or copied. */
function useActions(entry: HistoryEntry): Action[] {
  const { id, kind, reference } = entry;
  const recipients = entry.mails.map(({ recipient }) => recipient);
  const throwAway = useThrowAway(entry);
  const pdf = useSavePdf(entry);
  const again = useSendAgain({ id, kind, reference, recipients });
  const stop = useStopLinks({ noun: FORM_KINDS[kind].noun, stop: () => stopLinks(id) });
  const correct = useCorrect(entry);
  const copy = useCopyWeek(entry);
  if (entry.status === 'draft') return [throwAway];
  return [
    pdf,
    again,
    stop,
    ...(entry.supersededBy || !isDriverKind(kind)
      ? []
      : [{ ...correct, shut: entry.approvedIn && `Approved in ${entry.approvedIn}` }]),
    ...(FORM_CONTENTS[kind].saysUse === 'by day' ? [copy] : []),
  ];
}

/** All that can be done with a form, side by side. */
export function FormActions({ entry, className }: { entry: HistoryEntry; className: string }) {
  return (
    <div className={className}>
      <OpenForm entry={entry} hasIcon />
      {entry.approvedIn ? (
        <p className="col-span-full text-sm text-muted">Approved in {entry.approvedIn}</p>
      ) : null}
      {useActions(entry)
        .filter(({ shut }) => !shut)
        .map((action) => (
          <ActionButton
            key={action.label}
            action={action}
            which={<Which entry={entry} />}
            className={action.label === 'Copy last week' ? 'col-span-full' : undefined}
          />
        ))}
    </div>
  );
}

/** Opening a form, and a menu for the rest. */
export function FormMenu({ entry }: { entry: HistoryEntry }) {
  return <Menu entry={entry} actions={useActions(entry)} />;
}

/** What the office does with a driver's sent form; a draft is its driver's alone. */
export function OfficeFormMenu({ entry }: { entry: HistoryEntry }) {
  const { id, kind, reference } = entry;
  const recipients = entry.mails.map(({ recipient }) => recipient);
  const actions = [useSavePdf(entry), useSendAgain({ id, kind, reference, recipients })];
  return entry.status === 'draft' ? null : <Menu entry={entry} actions={actions} />;
}

function Menu({ entry, actions }: { entry: HistoryEntry; actions: readonly Action[] }) {
  return (
    <>
      <OpenForm entry={entry} />
      <RowMenu
        label={`More for ${entry.reference}`}
        items={actions.map(({ label, icon, danger = false, shut = null, start }) => ({
          label,
          icon,
          danger,
          shut,
          onSelect: start,
        }))}
      />
      {actions.map(({ label, around }) => (
        <Fragment key={label}>{around}</Fragment>
      ))}
    </>
  );
}
