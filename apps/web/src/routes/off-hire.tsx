import { createFileRoute } from '@tanstack/react-router';
import { object } from 'valibot';

import { OffHireForm } from '../features/off-hire/off-hire-form.js';
import { searched } from '../lib/search-schema.js';

/** As long as the server takes it. */
const PLANT_LENGTH = 40;

/** Where a hirer gives notice; nobody needs an account for it. */
export const Route = createFileRoute('/off-hire')({
  staticData: { title: 'Off-hire' },
  validateSearch: object({ plant: searched(PLANT_LENGTH) }),
  component: OffHireRoute,
});

function OffHireRoute() {
  const { plant } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OffHireForm key={plant} plantNumber={plant} onHome={() => void navigate({ to: '/' })} />;
}
