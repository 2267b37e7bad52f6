import { CHECK_SHEET_HEAD_FIELDS, filledHeadFields } from '@groundsheet/form-rules';
import { CircleCheck, History } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { DateField } from '../../../forms/fields/date-field.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import { HEAD_FIELDS } from '../../../forms/fields/head-fields.js';
import { enterOnForm } from '../../../forms/drafts/draft.js';
import { loadLastEntry } from '../last-entry.js';
import { enterLast } from '../check-sheet-draft.js';
import type { StepProps } from './step-props.js';

/** Who checks, for whom and where. */
export function DriverCompany(props: StepProps) {
  const { draft, change, errors } = props;
  const filled = filledHeadFields(draft.form);
  const total = CHECK_SHEET_HEAD_FIELDS.length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <Badge role="status" tone={filled === total ? 'good' : 'plain'} className="figures">
          {filled === total ? <CircleCheck aria-hidden /> : null}
          Completed fields {filled}/{total}
        </Badge>
        <UseLastEntry {...props} />
      </div>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TitledCard id="driver" title="Driver">
          <DateField
            name="checkDate"
            label="Check date"
            required
            value={draft.form.checkDate}
            error={errors['checkDate']}
            onEnter={(date) => {
              if (date) change((current) => enterOnForm(current, { checkDate: date }));
            }}
          />
          <FormTextField {...props} {...HEAD_FIELDS.driver} label="Driver full name" />
          <FormTextField {...props} {...HEAD_FIELDS.driverFirm} />
        </TitledCard>
        <TitledCard id="hire" title="On hire to">
          <FormTextField {...props} {...HEAD_FIELDS.clientFirm} label="Company on hire to" />
          <FormTextField {...props} {...HEAD_FIELDS.site} />
        </TitledCard>
      </div>
    </div>
  );
}

/** Fills the head in as it was on the last sheet; there is no such button before there was one. */
function UseLastEntry({ change }: StepProps) {
  const [last] = useState(loadLastEntry);
  if (!last) return null;
  return (
    <Button className="px-3" onClick={() => change((current) => enterLast(current, last))}>
      <History aria-hidden /> Use Last Entry
    </Button>
  );
}
