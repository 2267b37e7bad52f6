import { TitledCard } from '../../../components/card.js';
import { SignatureBox } from '../../../forms/signature/signature-box.js';
import { DateField } from '../../../forms/fields/date-field.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import { enter } from '../timesheet-draft.js';
import { EmailList } from './email-list.js';
import { RatingBlock } from './rating-block.js';
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
        <DateField
          name="signatureDate"
          label="Signature date"
          value={form.signatureDate}
          error={errors['signatureDate']}
          onEnter={(signatureDate) => change((current) => enter(current, { signatureDate }))}
        />
      </TitledCard>
      <RatingBlock {...props} />
      {form.submitViaEmail ? <EmailList {...props} /> : null}
    </div>
  );
}
