import { act, screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aSet, aSheet, PICTURE } from '../../../testing/form-set.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const SENT = {
  ...{ readAs: 'recipient', submittedAt: '2026-11-21T14:05:00.000Z', supersededBy: null, corrects: null },
  ...{ orderNumber: 'P-004417', customerName: 'Northgate Civils Ltd', signatureDate: '2026-11-20' },
  ...{ operatorSignature: PICTURE, operatorSignedName: 'Dan Hill', clientSignature: null },
};

async function open(form: object) {
  aServer({ 'GET /api/forms/id-1': form });
  openPage('/completed-form/id-1');
  await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
}

const region = (name: RegExp | string) => within(screen.getByRole('region', { name }));

describe('a timesheet that is read by the link of its mail', () => {
  beforeEach(() =>
    open({
      ...aSet().timesheet,
      ...SENT,
      ...{ id: 'id-1', supervisorRating: 'happy', supervisorNotes: 'On time.' },
      ...{ fridayNetHours: 9.5, corrects: 'id-0' },
      replaces: { reference: 'TS-0', sentAt: '2026-11-20T09:00:00.000Z' },
    }),
  );

  it('shows what the PDF shows', () => {
    const week = region('Weekly Time Record');
    expect(week.getByRole('row', { name: 'Total 49.5' })).toBeTruthy();
    expect(week.getByRole('row', { name: /^Friday 20 Nov 07:00 16:30 30 9.5 adjusted$/ })).toBeTruthy();
    expect(region('Standing and Breakdown').getByText('2.0 h')).toBeTruthy();
    expect(region('Standing and Breakdown').getByText('1.5 h')).toBeTruthy();
    expect(screen.getByText(/^TS-1 · Sent 21 Nov 2026, \d\d:05$/)).toBeTruthy();
    expect(screen.getByText('Order no. P-004417')).toBeTruthy();
    expect(region('Rating').getByText('Excellent')).toBeTruthy();
    const signed = region('Signatures');
    expect(signed.getByRole('img', { name: 'Driver signature' })).toBeTruthy();
    expect(signed.getByText('Signed Fri 20 Nov 2026')).toBeTruthy();
    expect(signed.getByText('Not signed')).toBeTruthy();
    expect(screen.getByText(/^Corrects TS-0 of 20 Nov 2026/)).toBeTruthy();
  });

  it('offers PDF and print, and no dashboard to somebody who has none', () => {
    expect(screen.getByRole('link', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.queryByText('Back to Dashboard')).toBeNull();
  });
});

it.each([
  [undefined, /^Form Completed: This form has been successfully submitted and emailed to clients$/],
  [true, /successfully submitted\. Nobody has received it by email yet: “Send again” adds an address\.$/],
])('says whether it was emailed (unmailed: %s)', async (unmailed, words) => {
  await open({ ...aSet().timesheet, ...SENT, id: 'id-1', readAs: 'driver', unmailed });
  expect(screen.getByText('Form Completed:').parentElement?.textContent).toMatch(words);
});

it('leads its driver back to their dashboard', async () => {
  await open({ ...aSet().timesheet, ...SENT, id: 'id-1', readAs: 'driver' });
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
});

it('puts defects, note and photos first, then the items as answered, then the 16', async () => {
  const answers = {
    defectMirrors: false,
    defectBrakeCondition: 'adjust',
    defectHorn: null,
    defectLights: undefined,
  };
  const itemNotes = [
    { item: 'defectMirrors', text: 'Left one cracked.', photo: '/api/objects/1' },
    { item: 'defectGreased', text: 'Done again at noon.', photo: null },
  ];
  await open({
    ...aSheet('CS-1', '2026-11-19', answers),
    ...SENT,
    ...{ plantNumber: 'D-114', defectsNotes: 'Told the yard.', photoURLs: ['/api/photos/1'] },
    ...{ photos: ['/api/objects/1'], itemNotes },
  });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['2 DEFECTS: D-114', 'Defects/Notes', 'Uploaded Photos (1)']);
  expect(titles.indexOf('Dumper checks as answered')).toBeLessThan(titles.indexOf('Daily Safety Checks'));
  const defects = region(/DEFECTS/);
  const [mirrors, brakes] = defects.getAllByRole('listitem');
  expect([mirrors, brakes].map((each) => each?.textContent)).toEqual([
    'Mirrors  FailLeft one cracked.',
    'Brake condition  Adjust',
  ]);
  const photo = within(mirrors!).getByRole('img', { name: 'Photo of Mirrors' });
  expect(photo.getAttribute('src')).toBe('/api/photos/1');
  const notes = region('Defects/Notes').getByText(/Told the yard/);
  expect(notes.textContent).toBe('Greased: Done again at noon.\nTold the yard.');
  expect(region(/^Uploaded Photos/).getByText('Mirrors: Left one cracked.')).toBeTruthy();
  expect(region('General Safety Checks').getByText('10 pass, 1 fail, 1 N/A, 1 not answered')).toBeTruthy();
  const checks = region('Daily Safety Checks');
  expect(checks.getByText('DEFECT')).toBeTruthy();
  expect(checks.getByText('Hoist').nextElementSibling?.textContent).toBe('Not on this machine');
});

it('says when it was mailed as soon as that is known, without being opened again', async () => {
  signedInHere('driver');
  const form = { ...aSet().timesheet, ...SENT, id: 'id-1', readAs: 'driver' };
  const { replies, streams } = aServer({ ...anAccount('driver'), 'GET /api/forms/id-1': form });
  openPage('/completed-form/id-1');
  expect(await screen.findByText(/^TS-1 · Sent 21 Nov 2026, \d\d:05$/)).toBeTruthy();
  replies['GET /api/forms/id-1'] = { ...form, mailedAt: '2026-11-21T14:07:00.000Z' };
  const [stream] = streams.open();
  expect(stream!.url).toBe('/api/forms/events');
  act(() => stream!.tell('changed'));
  expect(await screen.findByText(/^TS-1 · Sent 21 Nov 2026, \d\d:05 · Mailed \d\d:07$/)).toBeTruthy();
});

it('listens for nobody who has it by a link', async () => {
  const { streams } = aServer({
    'GET /api/forms/id-1': { ...aSet().timesheet, ...SENT, id: 'id-1' },
  });
  openPage('/completed-form/id-1');
  await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
  expect(streams.opened()).toHaveLength(0);
});
