import { FORM_KINDS, formatMoment, formatMomentBeside, formatDayOfWeek } from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { PrintButton } from '../../components/print-button.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { AnswerCard } from '../../forms/answer-card.js';
import { pdfUrl } from '../../forms/form-kinds.js';
import { saveOnceMade } from '../../lib/save-file.js';
import { ownZone } from '../../lib/own-zone.js';
import { AskClient } from './ask-client.js';
import { FormFooter, FormLog, FormMails } from './completed-footer.js';
import type { FormHead } from './form-head.js';
import { OrderOutdated } from './order-outdated.js';
import { Corrects, ReplacedBy, replacedWords } from './replaced-by.js';
import { roleOn, Signatures, signedWords } from './signatures.js';

interface CompletedLayoutProps {
  id: string;
  title: string;
  subtitle: string;
  /** Week ending or check date, `YYYY-MM-DD`. */
  date: string | null | undefined;
  /** What readers open it for, and what belongs to it, a line each. */
  answer: string;
  below?: readonly ReactNode[];
  form: FormHead;
  /** The link back, made by the route for those who have a dashboard. */
  back: ReactNode;
  children: ReactNode;
  /** What is looked up rather than read. */
  last?: ReactNode;
}

const STACKED = 'flex min-w-0 flex-col gap-2 tablet:gap-4';

/** What every completed form has around its own part. */
export function CompletedLayout(props: CompletedLayoutProps) {
  const { id, form, back, children, last } = props;
  return (
    <main className={`mx-auto w-full max-w-page px-edge py-2 tablet:py-4 ${STACKED}`}>
      {back ? <div>{back}</div> : null}
      <ReplacedBy form={form} />
      <Head {...props} />
      <Corrects form={form} />
      <OrderOutdated form={form} />
      <div className="grid gap-2 tablet:gap-4 office:grid-cols-[minmax(0,1fr)_26rem] office:grid-rows-[auto_1fr]">
        <div className={STACKED}>
          <Answer {...props} />
          {children}
        </div>
        <div className={`office:row-span-2 ${STACKED}`}>
          <Details form={form} />
          <Signatures form={form} />
          {form.readAs === 'recipient' ? null : <AskClient id={id} form={form} />}
        </div>
        {last ? <div className={STACKED}>{last}</div> : null}
      </div>
      {form.readAs === 'recipient' ? null : <FormMails id={id} form={form} />}
      <FormFooter form={form} />
      {form.readAs === 'recipient' ? null : <FormLog id={id} form={form} />}
    </main>
  );
}

/** What it is, the number it is known by, its order, and when it was sent and mailed. */
function Head({ title, subtitle, form }: CompletedLayoutProps) {
  const { reference, orderNumber, submittedAt, mailedAt } = form;
  const zone = ownZone();
  return (
    <div>
      <h1 className="text-xl font-bold tablet:text-2xl">{title}</h1>
      <p className="figures text-sm">
        {reference}
        {submittedAt ? ` · Sent ${formatMoment(submittedAt, zone)}` : null}
        {submittedAt && mailedAt ? ` · Mailed ${formatMomentBeside(mailedAt, submittedAt, zone)}` : null}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-muted">{subtitle}</p>
        <Badge tone="good">
          <CircleCheck aria-hidden /> Completed
        </Badge>
        {orderNumber ? (
          <Badge tone="accent" className="break-all">
            Order no. {orderNumber}
          </Badge>
        ) : null}
      </div>
    </div>
  );
}

function Answer({ id, form, date, answer, below = [] }: CompletedLayoutProps) {
  const machine = form.plantNumber || form.machineNumber;
  // A mail says '45.5 hours', the card '45.5 h'.
  const was = form.replaces?.answer.replace(/ hours?$/, ' h');
  const about = [machine, date && `${FORM_KINDS[form.kind].datedShort}${formatDayOfWeek(date)}`];
  return (
    <AnswerCard
      answer={answer}
      was={was === answer ? undefined : was}
      about={about.filter(Boolean).join(' · ')}
      lines={[signedWords(form), ...below]}
    >
      <SaveFileLink href={pdfUrl(id)} saveAs={saveOnceMade} variant="primary" className="grow tablet:grow-0">
        Download PDF
      </SaveFileLink>
      <PrintButton />
      <p className="basis-full font-semibold text-accent empty:hidden">{replacedWords(form)}</p>
    </AnswerCard>
  );
}

function Details({ form }: { form: FormHead }) {
  const { customerName: customer, clientCompany: client } = form;
  return (
    <div className="grid grid-cols-2 gap-2 tablet:gap-4">
      <TitledCard id="company-details" title="Company Details" dense className="h-full gap-1">
        <Facts
          narrow
          absent="-"
          facts={[
            ['Company', form.company],
            ...(customer && customer !== client ? [['Customer', customer] as const] : []),
            ['Client', client],
            ['Site Location', form.siteLocation],
          ]}
        />
      </TitledCard>
      <div className="flex flex-col gap-2">
        <TitledCard id="equipment-details" title="Equipment Details" dense className="grow gap-1">
          <Facts
            narrow
            absent="-"
            facts={[
              ['Plant Number', form.plantNumber],
              ['Machine', form.machineNumber],
              [roleOn(form), form.driverSignedName],
            ]}
          />
        </TitledCard>
        <MachineHours hours={form.machineHours} />
      </div>
    </div>
  );
}

/** Only where the form says something. */
function MachineHours({ hours }: { hours: string | null | undefined }) {
  if (!hours) return null;
  return (
    <section
      aria-labelledby="machine-hours-title"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-surface px-2.5 py-1 shadow-card tablet:px-4 tablet:py-2"
    >
      <h2 id="machine-hours-title" className="text-base font-semibold">
        Machine Hours
      </h2>
      <p className="figures font-semibold">{hours}</p>
    </section>
  );
}

/** Only where the form says something. */
export function DefectsNotes({ notes }: { notes: string | null | undefined }) {
  if (!notes) return null;
  return (
    <TitledCard id="notes" title="Defects/Notes" dense className="gap-1">
      <p className="max-tablet:text-sm wrap-anywhere whitespace-pre-line">{notes}</p>
    </TitledCard>
  );
}
