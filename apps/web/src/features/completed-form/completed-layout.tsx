import type { Wire } from '@groundsheet/api-client';
import { FORM_KINDS } from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge, Notice } from '../../components/badge.js';
import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { EventLog } from '../../forms/event-log/event-log.js';
import { pdfUrl } from '../../forms/form-kinds.js';
import { stopLinks } from '../../forms/sent-form/api.js';
import { SendAgainButton, StopLinks } from '../../forms/sent-form/mail-actions.js';
import { saveOnceMade } from '../../lib/save-file.js';
import { formEvents } from './api.js';
import { ReplacedBy } from './replaced-by.js';

/** What both forms say of themselves, their people and their machine. */
interface FormHead extends Pick<
  Wire['StoredFormResponse'],
  'kind' | 'reference' | 'readAs' | 'supersededBy' | 'replacedBy'
> {
  submissionEmails?: string[] | null;
  company?: string | null;
  clientCompany?: string | null;
  siteLocation?: string | null;
  plantNumber?: string | null;
  machineNumber?: string | null;
  driverSignedName?: string | null;
  clientSignedName?: string | null;
  machineHours?: string | null;
}

interface CompletedLayoutProps {
  id: string;
  title: string;
  subtitle: string;
  form: FormHead;
  /** The link back, made by the route. */
  back: ReactNode;
  children: ReactNode;
}

/** What every completed form has around its own part. */
export function CompletedLayout({ id, title, subtitle, form, back, children }: CompletedLayoutProps) {
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4">
      <ReplacedBy form={form} />
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
        </div>
        <SaveFileLink
          href={pdfUrl(id)}
          saveAs={saveOnceMade}
          variant="primary"
          size="action"
          className="w-full text-lg tablet:w-auto"
        >
          Download PDF
        </SaveFileLink>
      </div>
      {form.readAs === 'recipient' ? null : <Mails id={id} form={form} />}
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TitledCard id="company-details" title="Company Details">
          <Facts
            absent="-"
            facts={[
              ['Company', form.company],
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
      <Notice tone="good">
        <CircleCheck aria-hidden />
        <p>
          <strong>Form Completed:</strong> This form has been successfully submitted and emailed to clients
        </p>
      </Notice>
      {form.readAs === 'recipient' ? null : <Log id={id} form={form} />}
    </main>
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

/** What its driver and the office can do about its mails; whoever has it by one cannot. */
function Mails({ id, form }: { id: string; form: FormHead }) {
  const { kind, reference, submissionEmails } = form;
  const sent = { id, kind, reference, recipients: submissionEmails ?? [] };
  return (
    <div role="group" aria-label="Mails" className="grid grid-cols-2 gap-2 tablet:flex">
      <SendAgainButton form={sent} />
      <StopLinks noun={FORM_KINDS[kind].noun} stop={() => stopLinks(id)} canSendAgain />
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
