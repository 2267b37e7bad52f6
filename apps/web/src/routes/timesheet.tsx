import { createFileRoute, redirect } from '@tanstack/react-router';

import { seenCustomerName } from '../forms/customers/seen-customers.js';
import { MachineFields } from '../forms/machine/machine-fields.js';
import { TimesheetScreen } from '../features/timesheets/timesheet-screen.js';
import { formSearchOf, readFormSearch } from '../forms/form-search.js';
import { MachineStep, type MachineStepProps } from '../forms/machine/machine-step.js';

export const Route = createFileRoute('/timesheet')({
  staticData: { title: 'Weekly Timesheet' },
  validateSearch: readFormSearch,
  beforeLoad: ({ search }) => {
    if (!search.customerId && !search.draft)
      throw redirect({ to: '/select-customer', search: { mode: search.mode } });
  },
  component: Timesheet,
});

const machineFields = (props: MachineStepProps) => <MachineFields {...props} />;

function Timesheet() {
  const { mode, customerId = '', orderNumber = null, draft } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MachineStep value={machineFields}>
      <TimesheetScreen
        mode={mode ?? 'full'}
        customer={{ customerId, orderNumber, customerName: seenCustomerName(customerId) }}
        onCarryOn={({ form }) => void navigate({ search: { mode, ...formSearchOf(form) }, replace: true })}
        savedId={draft}
        onSent={(id) => void navigate({ to: '/completed-form/$id', params: { id }, replace: true })}
        onDone={() => void navigate({ to: '/' })}
        onOpenSent={(id, key) =>
          void navigate({ to: '/completed-form/$id', params: { id }, search: { key } })
        }
      />
    </MachineStep>
  );
}
