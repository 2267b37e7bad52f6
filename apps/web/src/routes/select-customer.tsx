import { createFileRoute } from '@tanstack/react-router';

import { Card } from '../components/card.js';
import { CustomerPanel } from '../features/customers/customer-panel.js';

export const Route = createFileRoute('/select-customer')({
  staticData: { title: 'Weekly Timesheet' },
  validateSearch: (search: Record<string, unknown>): { mode?: 'quick' | undefined } => ({
    mode: search['mode'] === 'quick' ? 'quick' : undefined,
  }),
  component: SelectCustomer,
});

function SelectCustomer() {
  const { mode } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-6">
      <h1 className="text-2xl">Who is it for?</h1>
      <Card>
        <CustomerPanel
          onBack={() => void navigate({ to: '/' })}
          onContinue={(chosen) => void navigate({ to: '/timesheet', search: { mode, ...chosen } })}
        />
      </Card>
    </main>
  );
}
