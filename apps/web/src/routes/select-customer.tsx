import { DRIVER_KIND_NAMES, type DriverKind, isDriverKind } from '@groundsheet/form-rules';
import { createFileRoute } from '@tanstack/react-router';

import { Card } from '../components/card.js';
import { CustomerPanel } from '../forms/customers/customer-panel.js';
import { FORM_SCREENS } from '../forms/form-kinds.js';
import { readText } from '../lib/read-text.js';

const FIRST = DRIVER_KIND_NAMES[0]!;

interface SelectCustomerSearch {
  mode?: 'quick' | undefined;
  /** What is filled in afterwards; a timesheet where nothing is said. */
  form?: DriverKind | undefined;
  /** Which of the unsent forms on this device goes on then; it has no customer yet. */
  id?: string | undefined;
  /** Plant number of the machine whose page it was begun on. */
  machine?: string | undefined;
}

export const Route = createFileRoute('/select-customer')({
  staticData: {
    title: (search) =>
      FORM_SCREENS['form' in search && isDriverKind(search.form) ? search.form : FIRST].title,
  },
  validateSearch: (search: Record<string, unknown>): SelectCustomerSearch => ({
    mode: search['mode'] === 'quick' ? 'quick' : undefined,
    form: isDriverKind(search['form']) ? search['form'] : undefined,
    id: readText(search['id']),
    machine: readText(search['machine']),
  }),
  component: SelectCustomer,
});

function SelectCustomer() {
  const { mode, form, id, machine } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-6">
      <h1 className="text-2xl">Who is it for?</h1>
      <Card>
        <CustomerPanel
          onBack={() => void navigate({ to: '/' })}
          onContinue={(chosen) =>
            void navigate({
              to: FORM_SCREENS[form ?? FIRST].wizard,
              search: { mode, ...chosen, id, machine },
            })
          }
        />
      </Card>
    </main>
  );
}
