import { createFileRoute } from '@tanstack/react-router';

import { Card } from '../components/card.js';
import { CustomerPanel } from '../forms/customers/customer-panel.js';
import { readText } from '../lib/read-text.js';

interface SelectCustomerSearch {
  mode?: 'quick' | undefined;
  /** What is filled in afterwards; a timesheet where nothing is said. */
  form?: 'check-sheet' | undefined;
  /** Which of the unsent forms on this device goes on then; it has no customer yet. */
  id?: string | undefined;
}

export const Route = createFileRoute('/select-customer')({
  staticData: {
    title: (search) =>
      'form' in search && search.form === 'check-sheet' ? 'Safety Check Sheet' : 'Weekly Timesheet',
  },
  validateSearch: (search: Record<string, unknown>): SelectCustomerSearch => ({
    mode: search['mode'] === 'quick' ? 'quick' : undefined,
    form: search['form'] === 'check-sheet' ? 'check-sheet' : undefined,
    id: readText(search['id']),
  }),
  component: SelectCustomer,
});

function SelectCustomer() {
  const { mode, form, id } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-6">
      <h1 className="text-2xl">Who is it for?</h1>
      <Card>
        <CustomerPanel
          onBack={() => void navigate({ to: '/' })}
          onContinue={(chosen) =>
            void navigate({ to: `/${form ?? 'timesheet'}`, search: { mode, ...chosen, id } })
          }
        />
      </Card>
    </main>
  );
}
