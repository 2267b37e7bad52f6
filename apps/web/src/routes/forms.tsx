import { createFileRoute, Link } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';

import { buttonVariants } from '../components/button.js';
import { OfficePage } from '../components/office-page.js';
import { officeFormsQuery } from '../features/history/office/api.js';
import { OfficeForms } from '../features/history/office/office-forms.js';
import { OFFICE_FORMS_SEARCH } from '../features/history/office/office-forms-search.js';
import { forOffice } from './-guards.js';
import { asksFor, useListed } from './-list-route.js';

/** Everybody's forms, for supervisors and admins. */
export const Route = createFileRoute('/forms')({
  staticData: { title: 'Forms', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: OFFICE_FORMS_SEARCH,
  beforeLoad: forOffice,
  loaderDeps: ({ search }) => search,
  loader: asksFor(officeFormsQuery),
  component: FormsRoute,
});

function FormsRoute() {
  return (
    <OfficePage
      title="Forms"
      subtitle="Everybody’s sent forms and signed drafts."
      action={
        <Link to="/history" className={buttonVariants({ className: 'shrink-0' })}>
          <FolderOpen aria-hidden /> Your own forms
        </Link>
      }
    >
      <OfficeForms {...useListed(Route)} />
    </OfficePage>
  );
}
