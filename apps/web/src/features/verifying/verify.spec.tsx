import { fireEvent, screen } from '@testing-library/react';
import { createHash } from 'node:crypto';

import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const VERIFY = 'POST /api/verify';
const PDF = new File(['%PDF-1.7 a signed week'], 'week.pdf', { type: 'application/pdf' });
const SHA256 = createHash('sha256').update('%PDF-1.7 a signed week').digest('hex');
const NOT_OURS = { found: 'not-ours', madeAt: null, replacedAt: null, replacedBy: null, isSigned: null };
const MADE = { ...NOT_OURS, found: 'same', madeAt: '2026-11-21T14:05:00.000Z', isSigned: true };
const EARLIER = {
  ...MADE,
  found: 'earlier',
  replacedAt: '2026-11-23T09:30:00.000Z',
  replacedBy: 'signature',
};

const openIt = () => openPage('/verify/TS-7K3M9QXD');
const chooser = () => screen.findByLabelText(/^Choose a PDF/);

it.each([
  [MADE, /^The same as the one we holdWe made this PDF of TS-7K3M9QXD on 21 Nov 2026, \d\d:05\./],
  [
    { ...MADE, isSigned: false },
    /^The same as the one we hold, not yet signed by everyoneWe made this PDF of TS-7K3M9QXD on 21 Nov 2026, \d\d:05, when signatures were still missing\. Nothing in it has been changed since\./,
  ],
  [EARLIER, /^An earlier version.* On 23 Nov 2026, \d\d:30 one that has been signed since took its place\./],
  [
    { ...EARLIER, isSigned: false, replacedAt: null },
    /^An earlier version.* It has been signed since, and the PDF with that signature is being made now\./,
  ],
  [{ ...EARLIER, replacedBy: 'correction' }, /^An earlier version.* a correction took its place\./],
  [{ ...EARLIER, replacedBy: 'change' }, /^An earlier version.* \d\d:30 something in it was changed\./],
  [NOT_OURS, /^Not oursWe have no such PDF of TS-7K3M9QXD\./],
])(
  'says what a chosen file is to us, of which only the hash leaves the device: %#',
  async (answer, words) => {
    const { bodiesOf, calls } = aServer({ [VERIFY]: answer });
    const user = openIt();
    await user.upload(await chooser(), PDF);
    expect(
      (await screen.findByText(/^(The same as|An earlier|Not ours)/)).closest('[role=status]')?.textContent,
    ).toMatch(words);
    expect(bodiesOf(VERIFY)).toEqual([{ reference: 'TS-7K3M9QXD', sha256: SHA256 }]);
    expect(JSON.stringify(calls)).not.toContain('a signed week');
  },
);

it('takes a file that is dropped on it, and another one after that', async () => {
  const { bodiesOf, replies } = aServer({ [VERIFY]: MADE });
  const user = openIt();
  fireEvent.drop((await chooser()).closest('label')!, { dataTransfer: { files: [PDF] } });
  expect(await screen.findByText('The same as the one we hold')).toBeTruthy();
  replies[VERIFY] = NOT_OURS;
  await user.upload(
    await chooser(),
    new File(['%PDF-1.7 a signed weeK'], 'changed.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('Not ours')).toBeTruthy();
  expect(bodiesOf(VERIFY)).toHaveLength(2);
});

it('refuses a file that is too large without reading it, and says what the server refuses', async () => {
  const { calls, replies } = aServer({
    [VERIFY]: refusal(429, 'request.too-many', 'Please try again at 15:00.'),
  });
  const user = openIt();
  const large = new File(['%PDF'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 64 * 1024 * 1024 + 1 });
  await user.upload(await chooser(), large);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is larger than 64 MB. None of our PDFs is that large.',
  );
  expect(calls.some(({ call }) => call === VERIFY)).toBe(false);
  await user.upload(await chooser(), PDF);
  expect(await screen.findByText('Please try again at 15:00.')).toBeTruthy();
  delete replies[VERIFY];
  await user.upload(await chooser(), new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' }));
  expect(
    await screen.findByText('The file could not be checked without a signal. Please try again.'),
  ).toBeTruthy();
});
