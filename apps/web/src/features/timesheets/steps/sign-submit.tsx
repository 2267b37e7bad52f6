import { formatFullDate, isPlainDate } from '@groundsheet/form-rules';

import { TitledCard } from '../../../components/card.js';
import { TextField } from '../../../components/field.js';
import { EmailList } from '../sign/email-list.js';
import { RatingBlock } from '../sign/rating-block.js';
import { SignatureBox } from '../sign/signature-box.js';
import { enter } from '../timesheet-draft.js';
import { FormTextField } from './form-text-field.js';
import type { StepProps } from './step-props.js';

export function SignSubmit(props: StepProps) {
  const { draft, change, errors } = props;
  const { form } = draft;
  return (
    <div className="grid items-start gap-4 office:grid-cols-2">
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
          value={form.operatorSignature}
          error={errors['operatorSignature']}
          onChange={(operatorSignature) => change((current) => enter(current, { operatorSignature }))}
        />
      </TitledCard>
      <TitledCard id="client-signature" title="Client signature">
        <FormTextField
          {...props}
          name="clientSignedName"
          label="Client's name"
          autoComplete="off"
          autoCapitalize="words"
          isName
        />
        <SignatureBox
          id="clientSignature"
          label="Client signature"
          value={form.clientSignature}
          error={errors['clientSignature']}
          onChange={(clientSignature) => change((current) => enter(current, { clientSignature }))}
        />
      </TitledCard>
      <TitledCard id="date-of-signatures" title="Date">
        <SignatureDate {...props} />
      </TitledCard>
      <RatingBlock {...props} />
      {form.submitViaEmail ? <EmailList {...props} /> : null}
    </div>
  );
}

function SignatureDate({ draft, change, errors }: StepProps) {
  const { signatureDate } = draft.form;
  return (
    <TextField
      id="signatureDate"
      name="signatureDate"
      type="date"
      label="Signature date"
      value={signatureDate ?? ''}
      error={errors['signatureDate']}
      hint={signatureDate && isPlainDate(signatureDate) ? formatFullDate(signatureDate) : undefined}
      onChange={(event) => {
        const date = event.target.value || null;
        change((current) => enter(current, { signatureDate: date }));
      }}
    />
  );
}
