import {
  emptyCheckSheet,
  emptyTimesheet,
  FORM_CONTENTS,
  weekToWire,
  type DriverKind,
} from '@groundsheet/form-rules';
import { aCheckSheet, aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';

/**
 * What has joined the body of each kind with its last change. A phone that had no signal while the product was updated sends the
 * earlier body: it is accepted too (docs/product.md, Sending). A change that adds or removes fields moves this on by one, and keeps
 * what the earlier body had.
 */
const JOINED: Record<DriverKind, readonly string[]> = {
  timesheet: [
    'correctionReason',
    'machineKey',
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (day) => `${day}DidNotWork`,
    ),
  ],
  'check-sheet': ['correctionReason', 'itemNotes', 'machineKey'],
};
/** And how many fields it has since then, so that nobody forgets. */
const FIELDS: Record<DriverKind, number> = { timesheet: 89, 'check-sheet': 36 };

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);

const withoutId = ({ id: _, days: __, answers: ___, ...form }: Record<string, unknown>) => form;
const timesheet = emptyTimesheet('id-1', '2026-11-21');
/** Every field that a phone sends, empty, by the names of the wire. */
const EMPTY: Record<DriverKind, Record<string, unknown>> = {
  timesheet: { ...withoutId({ ...timesheet }), ...weekToWire(timesheet.days) },
  'check-sheet': withoutId({ ...emptyCheckSheet('id-1', '2026-11-21') }),
};
const BODIES = {
  timesheet: ['timesheetData', '/api/timesheets/one-step-completion'],
  'check-sheet': ['checkSheetData', '/api/one-step-completion/check-sheet'],
} as const;

describe.each(['timesheet', 'check-sheet'] as const)('the body of a %s', (kind) => {
  const [at, path] = BODIES[kind];
  const aBody = async (plantNumber: string, without: readonly string[]) => {
    const filled: Record<string, unknown> =
      kind === 'timesheet'
        ? await aTimesheet(company, { plantNumber })
        : await aCheckSheet(company, { plantNumber });
    const form = { ...EMPTY[kind], ...(filled[at] as object) };
    const left = Object.entries(form).filter(([name]) => !without.includes(name));
    return { ...filled, [at]: Object.fromEntries(left) };
  };

  it.each([
    ['as it is', []],
    ['as it was before its last change', JOINED[kind]],
  ])('is accepted %s', async (_, without) => {
    const answer = await driver.request('post', path).send(await aBody(`V-${without.length}`, without));
    expect([answer.status, answer.body.details]).toEqual([200, undefined]);
  });

  it('has the fields that are written down here', () => {
    const names = Object.keys(EMPTY[kind]);
    expect(names.filter((name) => JOINED[kind].includes(name))).toHaveLength(JOINED[kind].length);
    expect(names).toHaveLength(FIELDS[kind]);
    expect(Object.keys(FORM_CONTENTS[kind].fields).every((name) => names.includes(name))).toBe(true);
  });
});
