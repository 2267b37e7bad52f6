import { createFileRoute, redirect } from '@tanstack/react-router';

import { seenCustomerName } from '../features/customers/seen-customers.js';
import { TimesheetScreen } from '../features/timesheets/timesheet-screen.js';
import { readFormSearch } from '../lib/form-search.js';

export const Route = createFileRoute('/timesheet')({
  staticData: { title: 'Weekly Timesheet' },
  validateSearch: readFormSearch,
  beforeLoad: ({ search }) => {
    if (!search.customerId) throw redirect({ to: '/select-customer', search: { mode: search.mode } });
  },
  component: Timesheet,
});

function Timesheet() {
  const { mode, customerId = '', orderNumber = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimesheetScreen
      mode={mode ?? 'full'}
      customer={{ customerId, orderNumber, customerName: seenCustomerName(customerId) }}
      onCarryOn={({ form }) =>
        void navigate({
          search: {
            mode,
            customerId: form.customerId ?? undefined,
            orderNumber: form.orderNumber ?? undefined,
          },
          replace: true,
        })
      }
      onDone={() => void navigate({ to: '/' })}
    />
  );
}
