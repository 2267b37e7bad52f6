import type { Wire } from '@groundsheet/api-client';
import { FORM_KINDS, formatLongDate, formatMoment, formatMomentBeside } from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { ActionButton } from '../../components/action.js';
import { Badge, Notice } from '../../components/badge.js';
import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { PrintButton } from '../../components/print-button.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { EVENTS_KEY } from '../../forms/event-log/events-key.js';
import { EventLog } from '../../forms/event-log/event-log.js';
import { pdfUrl } from '../../forms/form-kinds.js';
import { stopLinks } from '../../forms/sent-form/api.js';
import { useSendAgain, useStopLinks } from '../../forms/sent-form/mail-actions.js';
import { SignaturePicture } from '../../components/signature/signature-picture.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { saveOnceMade } from '../../lib/save-file.js';
import { COMPLETED_FORM_KEY, formEvents } from './api.js';
import { Corrects, ReplacedBy, replacedWords } from './replaced-by.js';

/** What both forms say of themselves, their people and their machine. */
interface FormHead extends Pick<
  Wire['StoredFormResponse'],
  | 'kind'
  | 'reference'
  | 'readAs'
  | 'supersededBy'
  | 'replacedBy'
  | 'unmailed'
  | 'mailedAt'
  | 'replaces'
  | 'corrects'
  | 'submittedAt'
  | 'customerName'
> {
  submissionEmails?: string[] | null;
  company?: string | null;
  clientCompany?: string | null;
  siteLocation?: string | null;
  plantNumber?: string | null;
  machineNumber?: string | null;
  driverSignedName?: string | null;
  clientSignedName?: string | null;
  operatorSignedName?: string | null;
  operatorSignature?: string | null;
  clientSignature?: string | null;
  signatureDate?: string | null;
  orderNumber?: string | null;
  machineHours?: string | null;
}

interface CompletedLayoutProps {
  id: string;
  title: string;
  subtitle: string;
  form: FormHead;
  /** The link back, made by the route for those who have a dashboard. */
  back: ReactNode;
  /** What a reader has to act on, before everything else. */
  first?: ReactNode;
  children: ReactNode;
}

/** What every completed form has around its own part. */
export function CompletedLayout({ id, title, subtitle, form, back, first, children }: CompletedLayoutProps) {
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4">
      <ReplacedBy form={form} />
      <Corrects form={form} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {back}
        <Badge tone="good">
          <CircleCheck aria-hidden /> Completed
        </Badge>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="text-muted">{subtitle}</p>
          <SentAs form={form} />
        </div>
        <Paper id={id} form={form} />
      </div>
      {first}
      {form.readAs === 'recipient' ? null : <Mails id={id} form={form} />}
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TitledCard id="company-details" title="Company Details">
          <Facts
            absent="-"
            facts={[
              ['Company', form.company],
              ...(form.customerName ? [['Customer', form.customerName] as const] : []),
              ['Client', form.clientCompany],
              ['Site Location', form.siteLocation],
            ]}
          />
        </TitledCard>
        <TitledCard id="equipment-details" title="Equipment Details">
          <Facts
            absent="-"
            facts={[
              ['Plant Number', form.plantNumber],
              ['Machine', form.machineNumber],
              ['Driver', form.driverSignedName],
            ]}
          />
        </TitledCard>
      </div>
      {children}
      <Signatures form={form} />
      <Notice tone={form.unmailed ? 'attention' : 'good'}>
        <CircleCheck aria-hidden />
        <p>
          <strong>Form Completed:</strong> This form has been successfully submitted
          {form.unmailed
            ? '. Nobody has received it by email yet: “Send again” adds an address.'
            : ' and emailed to clients'}
        </p>
      </Notice>
      {form.readAs === 'recipient' ? null : <Log id={id} form={form} />}
    </main>
  );
}

/** The number it is known by, its order, and when it was sent and mailed. */
function SentAs({ form: { reference, orderNumber, submittedAt, mailedAt } }: { form: FormHead }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="figures">
        {reference}
        {submittedAt ? ` · Sent ${formatMoment(submittedAt, zone)}` : null}
        {submittedAt && mailedAt ? ` · Mailed ${formatMomentBeside(mailedAt, submittedAt, zone)}` : null}
      </span>
      {orderNumber ? (
        <Badge tone="accent" className="break-all">
          Order no. {orderNumber}
        </Badge>
      ) : null}
    </p>
  );
}

function Paper({ id, form }: { id: string; form: FormHead }) {
  const replaced = replacedWords(form);
  return (
    <div className="flex w-full flex-col gap-1.5 tablet:w-auto print:hidden">
      <div className="grid gap-2 tablet:flex">
        <SaveFileLink
          href={pdfUrl(id)}
          saveAs={saveOnceMade}
          variant="primary"
          size="action"
          className="text-lg"
        >
          Download PDF
        </SaveFileLink>
        <PrintButton />
      </div>
      {replaced ? <p className="font-semibold text-attention">{replaced}</p> : null}
    </div>
  );
}

function Signatures({ form }: { form: FormHead }) {
  const { operatorSignature, operatorSignedName, driverSignedName, signatureDate } = form;
  const { clientSignature, clientSignedName } = form;
  const people = [
    ['Driver', 'Driver signature', operatorSignature, operatorSignedName ?? driverSignedName],
    ['Client', 'Client signature', clientSignature, clientSignedName],
  ] as const;
  return (
    <TitledCard id="signatures" title="Signatures">
      <div className="grid gap-4 tablet:grid-cols-2">
        {people.map(([role, label, picture, name]) => (
          <div key={role} className="flex min-w-0 flex-col gap-1.5">
            <p className="text-muted">{role}</p>
            {picture ? <SignaturePicture picture={picture} label={label} /> : <p>Not signed</p>}
            {name ? <p className="font-semibold break-words">{name}</p> : null}
            {picture && signatureDate ? (
              <p className="text-sm text-muted">Signed {formatLongDate(signatureDate)}</p>
            ) : null}
          </div>
        ))}
      </div>
    </TitledCard>
  );
}

function Log({
  id,
  form: { driverSignedName: operator, clientSignedName: client },
}: {
  id: string;
  form: FormHead;
}) {
  const signedBy = { operator, client };
  return <EventLog id={id} load={() => formEvents(id)} subjects={[{ id, signedBy }]} />;
}

const KEYS = [COMPLETED_FORM_KEY, EVENTS_KEY];

/** What its driver and the office can do about its mails; whoever has it by one cannot. */
function Mails({ id, form }: { id: string; form: FormHead }) {
  const { kind, reference, submissionEmails } = form;
  useLiveForms(KEYS);
  const again = useSendAgain({ id, kind, reference, recipients: submissionEmails ?? [] });
  const stop = useStopLinks({ noun: FORM_KINDS[kind].noun, stop: () => stopLinks(id), canSendAgain: true });
  return (
    <div role="group" aria-label="Mails" className="flex flex-wrap gap-2 *:grow tablet:*:grow-0 print:hidden">
      <ActionButton action={again} />
      <ActionButton action={stop} />
    </div>
  );
}

/** Only where the form says something. */
export function MachineHours({ hours }: { hours: string | null | undefined }) {
  if (!hours) return null;
  return (
    <TitledCard id="machine-hours" title="Machine Hours">
      <p className="figures text-xl font-semibold">{hours}</p>
    </TitledCard>
  );
}

/** Only where the form says something. */
export function DefectsNotes({ notes }: { notes: string | null | undefined }) {
  if (!notes) return null;
  return (
    <TitledCard id="notes" title="Defects/Notes">
      <p className="whitespace-pre-line">{notes}</p>
    </TitledCard>
  );
}
