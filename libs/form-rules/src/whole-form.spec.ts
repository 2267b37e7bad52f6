import { wholeForm } from './whole-form.js';

const empty = {
  site: null as string | null,
  isSent: false,
  emails: [] as string[],
  notes: null as string | null,
};

it.each([
  [{}, empty],
  [
    { site: 'Wharf Road', notes: '' },
    { site: 'Wharf Road', isSent: false, emails: [], notes: '' },
  ],
  [{ isSent: null, emails: null, site: undefined }, empty],
])('makes a whole form of %j', (sent, expected) => {
  expect(wholeForm(empty, sent)).toEqual(expected);
});

it('leaves out what the form does not have', () => {
  expect(wholeForm(empty, { site: 'A', colour: 'red' } as object)).not.toHaveProperty('colour');
});
