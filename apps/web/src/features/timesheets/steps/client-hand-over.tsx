import { agreementTo, formatLongDate, inHours, weekTotals } from '@groundsheet/form-rules';

import { useState } from 'react';

import { Facts } from '../../../components/facts.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import { HandOver } from '../../../forms/hand-over/hand-over.js';
import { UncountedDays } from '../../../forms/week/uncounted-days.js';
import { WeekExtras, WeekTable } from '../../../forms/week/week-summary.js';
import { useOnline } from '../../../lib/use-online.js';
import { enter, mending } from '../timesheet-draft.js';
import { RatingBlock } from './rating-block.js';
import type { StepProps } from './step-props.js';

/** The client's name, what they sign for, then the pad and the rating. */
export function ClientHandOver({ onHandBack, ...props }: StepProps & { onHandBack: () => void }) {
  const { form } = props.draft;
  const isOnline = useOnline();
  const [isUnnamed] = useState(!form.clientSignedName?.trim());
  const isSigned = Boolean(form.clientSignature && form.clientSignedName?.trim());
  return (
    <HandOver
      title="For the client to sign"
      what={<WhatIsSigned {...props} />}
      warning={<UncountedDays days={form.days} mend={mending(props.change)} />}
      agreement={agreementTo(form)}
      name={<ClientName {...props} id="signer" autoFocus={isUnnamed} />}
      nameFirst
      label="Client signature"
      of={`${form.id} client`}
      value={form.clientSignature}
      onSign={(clientSignature) => props.change((current) => enter(current, { clientSignature }))}
      afterwards={
        <>
          <RatingBlock {...props} id="signer-rating" />
          {isSigned && !isOnline ? (
            <p>
              There is no signal here. The timesheet is kept on this phone and sends itself as soon as there
              is one.
            </p>
          ) : null}
        </>
      }
      isDone={isSigned}
      onHandBack={onHandBack}
    />
  );
}

export function ClientName(props: StepProps & { id?: string; autoFocus?: boolean }) {
  return (
    <FormTextField
      {...props}
      name="clientSignedName"
      label="Client's name"
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="done"
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      isName
    />
  );
}

function WhatIsSigned({ draft }: StepProps) {
  const { form, customerName } = draft;
  // What nobody has entered is nothing to sign for.
  const facts = [
    ['Driver', form.driverSignedName],
    ['Client', customerName ?? form.clientCompany],
    ['Site', form.siteLocation],
    ['Machine', form.machineNumber],
    ['Plant number', form.plantNumber],
    ['Order number', form.orderNumber],
    ['Week ending', formatLongDate(form.weekEnding)],
  ] as const;
  return (
    <div className="grid items-start gap-5 office:grid-cols-[22rem_1fr]">
      <Facts absent="" facts={facts.filter(([, value]) => value?.trim())} />
      <section aria-label="Hours of the week" className="flex flex-col gap-3">
        <h3 className="flex items-baseline justify-between gap-3 text-lg">
          Hours
          <span className="figures text-2xl">{inHours(weekTotals(form.days).totalHours)}</span>
        </h3>
        <WeekTable {...form} whole />
        <WeekExtras {...form} />
      </section>
    </div>
  );
}
