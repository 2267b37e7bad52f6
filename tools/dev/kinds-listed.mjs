export const FORM_MODULES = ['libs/modules/timesheets', 'libs/modules/check-sheets'];

/** Who may list the kinds of form: their words, what they are made of, their screens (docs/decisions/0013). */
export const REGISTRY = [
  'apps/web/src/forms/form-kinds.ts',
  'libs/form-rules/src/form-contents.ts',
  'libs/form-rules/src/form-kinds.ts',
];

const KINDS = [/['"`]timesheet['"`]|\btimesheet:/, /['"`]check-sheet['"`]/];

export const isSpec = ({ path }) =>
  /\.spec\.(tsx?|mjs)$/.test(path) ||
  path.startsWith('apps/web-e2e/') ||
  path.startsWith('apps/web/testing/');

/** Files of the product outside the modules of the kinds that name each of them. @param files `path` from the root, and `text` */
export function listingKinds(files) {
  return files
    .filter((file) => !isSpec(file) && !file.path.startsWith('tools/') && !file.path.includes('/migrations/'))
    .filter(({ path }) => !FORM_MODULES.some((folder) => path.startsWith(`${folder}/`)))
    .filter(({ text }) => KINDS.every((kind) => kind.test(text)))
    .map(({ path }) => path)
    .toSorted();
}
