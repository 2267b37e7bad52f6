import { TitledCard } from '../../../components/card.js';
import { FormTextField } from '../../../forms/fields/form-text-field.js';
import type { StepProps } from './step-props.js';
import { WeekEnding } from './week-ending.js';

export function BasicInfo(props: StepProps) {
  return (
    <div className="grid items-start gap-4 office:grid-cols-2">
      <WeekEnding {...props} />
      <TitledCard id="driver" title="Driver">
        <FormTextField
          {...props}
          name="driverSignedName"
          memory="driverNames"
          label="Driver name"
          autoComplete="name"
          autoCapitalize="words"
          isName
        />
        <FormTextField
          {...props}
          name="company"
          memory="companies"
          label="Company"
          hint="The firm you work for"
          autoComplete="organization"
        />
      </TitledCard>
      <TitledCard id="hire" title="On hire to">
        <FormTextField
          {...props}
          name="clientCompany"
          memory="clientCompanies"
          label="Client company"
          autoComplete="off"
        />
        <FormTextField
          {...props}
          name="siteLocation"
          memory="siteLocations"
          label="Site location"
          autoComplete="off"
        />
      </TitledCard>
    </div>
  );
}
