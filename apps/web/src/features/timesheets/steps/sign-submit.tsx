import { useState } from 'react';

import { TitledCard } from '../../../components/card.js';
import { SignatureCard } from '../../../forms/hand-over/signature-card.js';
import { SignatureBox } from '../../../components/signature/signature-box.js';
import { DateField } from '../../../forms/fields/date-field.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import { UncountedDays } from '../../../forms/week/uncounted-days.js';
import { ClientHandOver, ClientName } from './client-hand-over.js';
import { enter, mending } from '../timesheet-draft.js';
import { EmptyBefore } from './empty-before.js';
import { EmailList } from './email-list.js';
import { RatingBlock } from './rating-block.js';
import type { StepProps } from './step-props.js';

export function SignSubmit(props: StepProps) {
  const { draft, change, errors } = props;
  const { form } = draft;
  const [handedOver, setHandedOver] = useState(false);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <div className="tablet:col-span-2 empty:hidden">
        <UncountedDays days={form.days} mend={mending(change)} />
      </div>
      {form.clientSignature ? null : <EmptyBefore {...props} />}
      <TitledCard id="driver-signature" title="Driver signature">
        <FormTextField
          {...props}
          name="operatorSignedName"
          memory="driverNames"
          label="Driver's name"
          autoComplete="name"
          autoCapitalize="words"
          isName
        />
        <SignatureBox
          id="operatorSignature"
          label="Driver signature"
          of={`${form.id} driver`}
          value={form.operatorSignature}
          error={errors['operatorSignature']}
          onChange={(operatorSignature) => change((current) => enter(current, { operatorSignature }))}
        />
        <DateField
          name="signatureDate"
          label="Signature date"
          value={form.signatureDate}
          error={errors['signatureDate']}
          onEnter={(signatureDate) => change((current) => enter(current, { signatureDate }))}
        />
      </TitledCard>
      <SignatureCard
        id="client-signature"
        title="Client signature"
        person="client"
        label="Client signature"
        padId="clientSignature"
        picture={form.clientSignature}
        error={errors['clientSignature']}
        name={<ClientName {...props} />}
        onHandOver={() => setHandedOver(true)}
      >
        <RatingBlock {...props} />
      </SignatureCard>
      {form.submitViaEmail ? <EmailList {...props} /> : null}
      {handedOver ? <ClientHandOver {...props} onHandBack={() => setHandedOver(false)} /> : null}
    </div>
  );
}
