import type { Rolldown } from 'vite';

const from =
  (...paths: string[]) =>
  (id: string) =>
    paths.some((path) => id.includes(path));

/** What fields, cards and dialogs stand on: every page with a form has them. */
const FIELDS = from(
  '@radix-ui/primitive',
  '@radix-ui/react-collection',
  '@radix-ui/react-compose-refs',
  '@radix-ui/react-context',
  '@radix-ui/react-id',
  '@radix-ui/react-presence',
  '@radix-ui/react-primitive',
  '@radix-ui/react-slot',
  '@radix-ui/react-use-',
  'components/card',
  'components/field',
  'components/email-field',
  'icons/circle-check.mjs',
  'icons/info.mjs',
  // Of the page that a client signs on, which needs nothing else of what the wizards share.
  'icons/file-check.',
  'icons/file-exclamation-point.',
  'icons/smartphone.',
  'lib/api-error',
  'lib/use-sending',
);
/** With what it imports the lower part of a guest's home page, which comes in one file; every form has fields as well. */
const LOGIN = from('routes/-guest-tabs');

/** With what these import, one file each. Left alone, every icon and rule that two pages share would be a file. */
const WIZARD = from(
  'routes/-form-page',
  'components/day-field',
  'components/fetched-parts',
  'check-sheets/last-entry',
  'form-rules/src/agreement',
  'form-rules/src/day-fields',
  'form-rules/src/timesheet',
  'form-rules/src/whole-form',
  'forms/sent-here/sent-here',
  'forms/describe-form',
  'forms/drafts/',
  'forms/fields/',
  'forms/form-body',
  'forms/photos/',
  'forms/upload/arrivals',
  'forms/upload/send-photo',
  'icons/calendar-days',
  'icons/user-plus',
  'utationObserver',
  'useMutation',
);
/** What every page fetches once it is drawn: what opens over it, and what makes it work without a signal. */
const SOON = from(
  '@radix-ui/react-dialog',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus',
  '@radix-ui/react-toast',
  'aria-hidden',
  'components/confirm',
  'components/dialog.tsx',
  'components/toaster',
  'drafts/other-version',
  'lib/unsaved',
  'pwa-register',
  'react-remove-scroll',
  'workbox-window',
);
const CHECK_ITEMS = from('form-rules/src/check-progress', 'form-rules/src/item-notes', 'forms/answer-word');
const LATER_STEPS = from(
  'components/signature/signature-box',
  'forms/hand-over/',
  'forms/machine/machine-fields',
  'forms/rating/',
  'forms/recipients/',
  'forms/upload/photo-upload',
  'forms/week/',
);
const COMMON = from(
  'approvals/use-live-sets',
  'components/action',
  'components/alert',
  'components/facts',
  'components/password-field',
  'components/photo',
  'components/search-field',
  'components/select-field',
  'components/tabs',
  'event-log/events-key',
  'forms/use-live-forms',
  'forms/history-key',
  'forms/machine/seen-machine',
  'forms/something-wrong',
  'lucide-react',
  'query-core',
  'react-query',
  'web/src/lib/',
);

/** What lists of the office stand on, in one file: the first script names every file that a page asks for. */
const OFFICE = from(
  'components/chip',
  'components/data-table',
  'components/figure-tile',
  'components/bar-filters',
  'components/filter-bar',
  'components/letters',
  'components/list-filters',
  'components/list-screen',
  'components/office-page',
  'components/paged-list',
  'components/row-press',
  'forms/account-beside',
  'forms/customers/customer-filter',
  'routes/-list-route',
  'routes/-office-frame',
);

/** Which script of the built pages a file is in: the group of the highest priority that it fits. */
export const SCRIPT_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What every page needs: a new version of ours does not fetch the libraries again.
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 7 },
  { name: 'first', tags: ['$initial'], priority: 6 },
  { name: 'fields', test: FIELDS, priority: 5.5 },
  { name: 'login', test: LOGIN, priority: 5 },
  { name: 'soon', test: SOON, priority: 4.5 },
  // What both wizards begin with, and what both have further on.
  { name: 'wizard', test: WIZARD, priority: 4 },
  { name: 'check-items', test: CHECK_ITEMS, priority: 4 },
  { name: 'later-steps', test: LATER_STEPS, priority: 3 },
  { name: 'tooltip', test: from('components/tooltip'), priority: 2 },
  { name: 'common', test: COMMON, minShareCount: 2, priority: 1 },
  { name: 'office', test: OFFICE, minShareCount: 2, priority: 0.5 },
];
