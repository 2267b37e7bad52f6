import { object, parse } from 'valibot';

import { day, flag, id, oneOf, searched } from './search-schema.js';

const SEARCH = object({
  search: searched(),
  plant: searched(4),
  week: day,
  id,
  tab: oneOf(['mails', 'jobs']),
  archived: flag,
});
const ID = '01920000-0000-7000-8000-000000000001';

it.each([
  [
    { search: 'licence', plant: 'D-11', week: '2026-11-21', id: ID, tab: 'jobs', archived: true },
    { search: 'licence', plant: 'D-11', week: '2026-11-21', id: ID, tab: 'jobs', archived: true },
  ],
  [
    { search: '  licence ', plant: ' D-114 ', week: ' 2026-11-21', id: ` ${ID} ` },
    { search: 'licence', plant: 'D-11', week: '2026-11-21', id: ID },
  ],
  [
    { search: 2027, plant: 41755 },
    { search: '2027', plant: '4175' },
  ],
  [{ search: 'x'.repeat(200) }, { search: 'x'.repeat(100) }],
  [
    { search: '   ', plant: ['a', 'b'], week: '2026-02-30', id: 'northgate', tab: 'all', archived: 'yes' },
    {},
  ],
  [{ search: null, plant: { a: 1 }, week: 20261121, id: 7, tab: ['jobs'], archived: false }, {}],
  [{ other: 'word' }, {}],
  [{}, {}],
])('reads %j in an address as %j, and leaves out what no filter can be', (said, read) => {
  expect(parse(SEARCH, said)).toEqual(read);
});

it('says of what it leaves out that it is not there, which the router would else pass on as it came', () => {
  expect(Object.keys(parse(SEARCH, { week: 'soon', tab: 'all' }))).toEqual(['week', 'tab']);
});
