import { Eraser } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { SignatureBox } from '../../../components/signature/signature-box.js';
import { DateField } from '../../../forms/fields/date-field.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import { loadSavedEmails } from '../../../forms/memory/saved-emails.js';
import { enterOnForm } from '../../../forms/drafts/draft.js';
import { useSender } from '../../../forms/sending/sender.js';
import { useArrivals } from '../photos/use-arrivals.js';
import { signSheet } from '../check-sheet-draft.js';
import { EmailPanel } from './email-panel.js';
import type { StepProps } from './step-props.js';

export function DriverSignature(props: StepProps) {
  const { draft, change, errors } = props;
  const { operatorSignature, driverSignedName, signatureDate } = draft.form;
  const { mailsLikeGuest } = useSender();
  useArrivals(props);
  const clear = { operatorSignature: null, driverSignedName: null };
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <TitledCard
        id="driver-signature"
        title="Driver/Operator Signature"
        aside={
          operatorSignature || driverSignedName ? (
            <Button
              variant="remove"
              className="px-3"
              onClick={() => change((current) => enterOnForm(current, clear))}
            >
              <Eraser aria-hidden /> Clear All
            </Button>
          ) : null
        }
      >
        <FormTextField
          {...props}
          name="driverSignedName"
          memory="driverNames"
          label="Print Name"
          autoComplete="name"
          autoCapitalize="words"
          isName
        />
        <SignatureBox
          id="operatorSignature"
          label="Driver/Operator signature"
          of={`${draft.form.id} driver`}
          value={operatorSignature}
          error={errors['operatorSignature']}
          onChange={(picture) =>
            change((current) => signSheet(current, picture, { mailsLikeGuest }, loadSavedEmails()[0]?.email))
          }
        />
        <DateField
          name="signatureDate"
          label="Signature Date"
          value={signatureDate}
          error={errors['signatureDate']}
          onEnter={(date) => change((current) => enterOnForm(current, { signatureDate: date }))}
        />
      </TitledCard>
      {operatorSignature && mailsLikeGuest ? <EmailPanel {...props} /> : null}
    </div>
  );
}
