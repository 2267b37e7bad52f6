import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { House } from 'lucide-react';

import { buttonVariants } from '../components/button.js';
import { CheckSheetScreen } from '../features/check-sheets/check-sheet-screen.js';
import { seenCustomerName } from '../forms/customers/seen-customers.js';
import { MachineFields } from '../forms/machine/machine-fields.js';
import { formSearchOf, readFormSearch } from '../forms/form-search.js';
import { MachineStep, type MachineStepProps } from '../forms/machine/machine-step.js';

export const Route = createFileRoute('/check-sheet')({
  staticData: { title: 'Safety Check Sheet' },
  validateSearch: readFormSearch,
  beforeLoad: ({ search }) => {
    if (search.customerId || search.draft) return;
    throw redirect({ to: '/select-customer', search: { mode: search.mode, form: 'check-sheet' } });
  },
  component: CheckSheet,
});

const machineFields = (props: MachineStepProps) => <MachineFields {...props} />;

function CheckSheet() {
  const { mode, customerId = '', orderNumber = null, draft } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MachineStep value={machineFields}>
      <CheckSheetScreen
        customer={{ customerId, orderNumber, customerName: seenCustomerName(customerId) }}
        onCarryOn={({ form }) => void navigate({ search: { mode, ...formSearchOf(form) }, replace: true })}
        savedId={draft}
        onSent={(id) => void navigate({ to: '/completed-form/$id', params: { id }, replace: true })}
        onDone={() => void navigate({ to: '/' })}
        onOpenSent={(id, key) =>
          void navigate({ to: '/completed-form/$id', params: { id }, search: { key } })
        }
        back={
          <Link to="/" aria-label="Back to home" className={buttonVariants({ size: 'icon' })}>
            <House aria-hidden />
          </Link>
        }
      />
    </MachineStep>
  );
}
