import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const LAST = {
  driverSignedName: 'Dave Hill',
  company: 'Hill Plant',
  clientCompany: 'Harrow Groundworks',
  siteLocation: 'Newport Road',
  customerId: 'c-1',
};
const SENT = {
  kind: 'check-sheet',
  id: 'id-1',
  token: 'a token',
  reference: 'CS-7K3M9QXD',
  recipients: ['hire@northgate.co.uk'],
  sentAt: new Date().toISOString(),
};

/** The home page of a phone that has sent a check sheet without an account. */
function aPhone(last: object = {}, customer: object = {}) {
  const harrow = { id: 'c-1', name: 'Harrow Groundworks', requiresOrderValidation: false, ...customer };
  const kept = { at: new Date().toISOString(), customers: [harrow] };
  localStorage.setItem('groundsheet-sent-here:guest', JSON.stringify([SENT]));
  localStorage.setItem('groundsheet-last-check-sheet:guest', JSON.stringify({ ...LAST, ...last }));
  localStorage.setItem('groundsheet-customers:guest', JSON.stringify(kept));
  aServer({});
  return openPage('/');
}

const again = /^Check sheet as last time/;

it('a check like the last one begins at its machine, with the head of the last one and nothing of its machine', async () => {
  const user = aPhone();
  const link = await screen.findByRole('link', { name: again });
  expect(link.textContent).toContain('Harrow Groundworks · Newport Road · Dave Hill');
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: /QR Scanner & Vehicle Info/ });
  expect(screen.getByRole('textbox', { name: 'Plant number' })).toHaveProperty('value', '');
  expect(screen.getByRole('textbox', { name: 'Machine hours' })).toHaveProperty('value', '');
  await waitFor(() => expect(new URLSearchParams(location.search).get('id')).toBeTruthy());
  expect(new URLSearchParams(location.search).get('step')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Completed fields 5/5')).toBeTruthy();
  expect(screen.getByLabelText('Company on hire to')).toHaveProperty('value', 'Harrow Groundworks');
});

it('for a firm that was typed it is for that firm', async () => {
  aPhone({ customerId: null, clientCompany: 'Taff Civils' });
  const link = await screen.findByRole('link', { name: again });
  expect(new URL(link.getAttribute('href')!, location.origin).searchParams.get('firm')).toBe('Taff Civils');
});

it.each([
  ['whose customer is asked for an order number', {}, { requiresOrderValidation: true }],
  ['whose customer this phone no longer knows', {}, { id: 'c-2' }],
  ['that lacks its site', { siteLocation: null }, {}],
  ['that lacks its driver', { driverSignedName: '' }, {}],
])('is not offered after one %s', async (_, last, customer) => {
  aPhone(last, customer);
  await screen.findByRole('region', { name: 'Sent from this phone' });
  expect(screen.queryByRole('link', { name: again })).toBeNull();
});
