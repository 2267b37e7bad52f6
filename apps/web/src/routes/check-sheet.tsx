import { createFileRoute, redirect } from '@tanstack/react-router';

import { fetchedParts } from '../components/fetched-parts.js';
import { CHECK_SHEET_FORM } from '../features/check-sheets/check-sheet-form.js';
import { readFormSearch } from '../forms/form-search.js';
import { FormPage } from './-form-page.js';

const { part } = fetchedParts(() => import('../features/completed-form/completed-check-sheet.js'));

export const Route = createFileRoute('/check-sheet')({
  staticData: {
    title: 'Safety Check Sheet',
    completed: part(({ CompletedCheckSheet }) => CompletedCheckSheet),
  },
  validateSearch: readFormSearch,
  beforeLoad: ({ search }) => {
    if (!search.customerId && !search.firm && !search.draft)
      throw redirect({
        to: '/select-customer',
        search: { mode: search.mode, form: 'check-sheet', id: search.id, machine: search.machine },
      });
  },
  component: CheckSheet,
});

function CheckSheet() {
  return <FormPage form={CHECK_SHEET_FORM} search={Route.useSearch()} />;
}
