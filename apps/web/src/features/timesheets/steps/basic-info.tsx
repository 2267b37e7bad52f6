import { TitledCard } from '../../../components/card.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import { HEAD_FIELDS } from '../../../forms/fields/head-fields.js';
import type { StepProps } from './step-props.js';
import { WeekEnding } from './week-ending.js';

export function BasicInfo(props: StepProps) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <WeekEnding {...props} />
      <TitledCard id="driver" title="Driver">
        <FormTextField {...props} {...HEAD_FIELDS.driver} label="Driver name" />
        <FormTextField {...props} {...HEAD_FIELDS.driverFirm} />
      </TitledCard>
      <TitledCard id="hire" title="On hire to">
        <FormTextField {...props} {...HEAD_FIELDS.clientFirm} label="Client company" />
        <FormTextField {...props} {...HEAD_FIELDS.site} />
      </TitledCard>
    </div>
  );
}
