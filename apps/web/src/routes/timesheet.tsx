import { createFileRoute, redirect } from '@tanstack/react-router';

import { fetchedParts } from '../components/fetched-parts.js';
import { QUICK_TIMESHEET_FORM, TIMESHEET_FORM } from '../features/timesheets/timesheet-form.js';
import { readFormSearch } from '../forms/form-search.js';
import { FormPage } from './-form-page.js';

const { part } = fetchedParts(() => import('../features/completed-form/completed-timesheet.js'));

export const Route = createFileRoute('/timesheet')({
  staticData: { title: 'Weekly Timesheet', completed: part(({ CompletedTimesheet }) => CompletedTimesheet) },
  validateSearch: readFormSearch,
  beforeLoad: ({ search }) => {
    if (!search.customerId && !search.firm && !search.draft)
      throw redirect({
        to: '/select-customer',
        search: { mode: search.mode, id: search.id, machine: search.machine },
      });
  },
  component: Timesheet,
});

function Timesheet() {
  const search = Route.useSearch();
  return <FormPage form={search.mode === 'quick' ? QUICK_TIMESHEET_FORM : TIMESHEET_FORM} search={search} />;
}
