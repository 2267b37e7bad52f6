import { formatFullDate, sectionsOf, type VehicleType } from '@groundsheet/form-rules';
import { screen, waitFor, within } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { saveDraft } from '../../forms/drafts/draft-store.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import { signedIn, type Me } from '../../lib/session/session-store.js';
import { today } from '../../lib/today.js';
import { newDraft, tapAnswer, type CheckSheetDraft } from './check-sheet-draft.js';

const SEND = 'POST /api/one-step-completion/check-sheet';
const BEGIN = 'POST /api/check-sheets';
const ADDRESS = '/check-sheet?customerId=c1&id=id-1';
const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const ACCOUNT = {
  'GET /api/form-limits': { recipients: 20, photos: 5 },
  'GET /api/drivers/me': dave,
  'GET /api/drivers/me/preferences': {},
};
const GUEST = { 'GET /api/form-limits': { recipients: 5, photos: 1 } };

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Everything in the first section passed. */
const generalOf = (vehicle: VehicleType) => sectionsOf(vehicle)[0]!.items.map(({ key }) => [key, true]);

/** A device on which a dumper was checked, up to the signature. */
async function aCheckedDumper(
  owner: string,
  fields: Partial<CheckSheetDraft['form']> = {},
  corrects?: CheckSheetDraft['corrects'],
) {
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  const draft = enterOnForm(newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z'), {
    selectedVehicle: 'dumper',
    plantNumber: 'D-114',
    machineHours: '12',
    driverSignedName: 'Dave Hill',
    operatorSignature: 'data:image/png;base64,AA==',
    submissionEmails: ['hire@northgate.co.uk'],
    ...fields,
  });
  await saveDraft(`check-sheet/id-1:${owner}`, {
    ...tapAnswer(draft, 'defectHorn', false),
    step: 5,
    corrects,
  });
}

it('leads through the steps under the notes of the paper, with a way home', async () => {
  aServer(GUEST);
  const user = await openPage(ADDRESS);
  expect(await heading('Safety Check Sheet, step 1 of 5: Driver & Company Info')).toBeTruthy();
  expect(screen.getByText("Ensure Machine is full of fuel at all HR's.")).toBeTruthy();
  expect(screen.getByText(/^ALL DAMAGES ARE COUNTER CHARGEABLE/)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to home' });
  expect(back.closest('header')?.textContent).toContain(`Safety Check Sheet ${formatFullDate(today())}`);
  expect(await button('Previous')).toMatchObject({ disabled: true });
  await user.click(await button('Next Step'));
  expect(await heading('Safety Check Sheet, step 2 of 5: QR Scanner & Vehicle Info')).toBeTruthy();
  await user.click(await button('Next Step'));
  expect(await screen.findByText('Machine Hours Required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Machine hours' }), '12');
  await user.click(await button('Next Step'));
  expect(await heading('Safety Check Sheet, step 3 of 5: Daily Safety Check')).toBeTruthy();
});

it('takes an answer back by the keyboard too', async () => {
  await aCheckedDumper('guest');
  aServer(GUEST);
  const user = await openPage(ADDRESS);
  await user.click(await button('Previous'));
  await user.click(await button('Previous'));
  const answers = within(await screen.findByRole('radiogroup', { name: 'Horn' }));
  answers.getByRole('radio', { name: 'Fail' }).focus();
  await user.keyboard(' ');
  expect(answers.queryByRole('radio', { checked: true })).toBeNull();
  await user.keyboard(' ');
  expect(answers.getByRole('radio', { checked: true })).toBe(document.activeElement);
});

it('asks under a fail what is wrong, keeps it through a slip of the finger, and says how the section went', async () => {
  await aCheckedDumper('guest', { answers: Object.fromEntries(generalOf('dumper')), itemNotes: [] });
  const server = aServer({ ...GUEST, [SEND]: refusal(422, 'check-sheet.x', 'Not today.') });
  const user = await openPage(ADDRESS);
  await user.click(await button('Previous'));
  await user.click(await button('Previous'));
  const section = await button(/^General Safety Checks/);
  expect(section.textContent).toContain('12 pass, 1 fail');
  await user.click(section);
  const asked = () => within(screen.getByRole('group', { name: 'What is wrong: Horn' }));
  expect(screen.getAllByRole('textbox', { name: 'What is wrong?' })).toHaveLength(1);
  await user.type(asked().getByRole('textbox', { name: 'What is wrong?' }), 'Silent.');
  expect(asked().getByLabelText('Take a photo of Horn')).toBeTruthy();
  const answers = within(screen.getByRole('radiogroup', { name: 'Horn' }));
  await user.click(answers.getByRole('radio', { name: 'Pass' }));
  await user.click(answers.getByRole('radio', { name: 'Fail' }));
  await user.click(screen.getByRole('button', { name: 'Go on to Brake/Fluid Systems' }));
  expect(screen.getByRole('radiogroup', { name: 'Engine oil' })).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'Horn' })).toBeNull();
  await user.click(await button('Next Step'));
  await user.click(await button('Next Step'));
  await user.click(await button('Submit Check Sheet'));
  await user.click(await button('Send Check Sheet'));
  expect(await screen.findByText('Submission Failed')).toBeTruthy();
  const note = { item: 'defectHorn', text: 'Silent.', photo: null };
  expect(server.bodiesOf(SEND)).toMatchObject([{ checkSheetData: { defectHorn: false, itemNotes: [note] } }]);
});

it('asks what is wrong with a brake that none of the specified choices calls bad', async () => {
  const answers = Object.fromEntries([...generalOf('roller'), ['defectBrakeFluid', 'ok']]);
  await aCheckedDumper('guest', { selectedVehicle: 'roller', answers });
  aServer(GUEST);
  const user = await openPage(ADDRESS);
  await user.click(await button('Previous'));
  await user.click(await button('Previous'));
  const choices = within(await screen.findByRole('radiogroup', { name: 'Park brake' }));
  const words = choices.getAllByRole('radio').map((choice) => choice.closest('label')!.textContent);
  expect(words).toEqual(['OK', 'Tested', 'Something wrong']);
  expect(screen.queryByRole('group', { name: 'What is wrong: Park brake' })).toBeNull();
  await user.click(choices.getByRole('radio', { name: 'Something wrong' }));
  const asked = within(screen.getByRole('group', { name: 'What is wrong: Park brake' }));
  expect(asked.getByRole('textbox', { name: 'What is wrong?' })).toBeTruthy();
  expect(asked.getByLabelText('Take a photo of Park brake')).toBeTruthy();
  expect((await button(/^Brakes/)).textContent).toContain('1 needs attention');
});

it('says on every step which sheet it corrects, and asks why on the last', async () => {
  signedIn(dave);
  await aCheckedDumper('d', {}, { reference: 'CS-7K3M9QXD', hours: null });
  const server = aServer({ ...ACCOUNT, [SEND]: refusal(422, 'check-sheet.x', 'Not today.') });
  const user = await openPage(ADDRESS);
  const strip = async () => within(await screen.findByRole('region', { name: 'Correction' }));
  const why = 'Why is it corrected?';
  expect((await strip()).getByText('Corrects CS-7K3M9QXD.')).toBeTruthy();
  await user.type((await strip()).getByLabelText(why), 'Wrong machine.');
  for (let step = 4; step >= 1; step -= 1) {
    await user.click(await button('Previous'));
    expect(await heading(new RegExp(`step ${step} of 5`))).toBeTruthy();
    expect((await strip()).getByText('Corrects CS-7K3M9QXD.')).toBeTruthy();
    expect((await strip()).queryByLabelText(why)).toBeNull();
  }
  for (let step = 2; step <= 5; step += 1) await user.click(await button('Next Step'));
  await user.click(await button('Submit Check Sheet'));
  await user.click(await button('Send Check Sheet'));
  expect(await screen.findByText('Submission Failed')).toBeTruthy();
  expect(server.bodiesOf(SEND)).toMatchObject([{ checkSheetData: { correctionReason: 'Wrong machine.' } }]);
});

it('is looked at once more, then sent, with what needs attention named', async () => {
  await aCheckedDumper('guest');
  const server = aServer({ ...GUEST, [SEND]: { success: true, id: 'id-1', claimToken: 'secret' } });
  const user = await openPage(ADDRESS);
  await user.click(await button('Submit Check Sheet'));
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
  expect(confirm.getByText('Check of Sat 21 Nov 2026, not today')).toBeTruthy();
  expect(confirm.getByText('1 defect')).toBeTruthy();
  await user.click(confirm.getByRole('button', { name: 'Send Check Sheet' }));
  expect(await screen.findByText('Check Sheet Submitted Successfully!')).toBeTruthy();
  expect(await heading('On its way')).toBeTruthy();
  expect(server.bodiesOf(SEND)).toMatchObject([{ checkSheetData: { id: 'id-1', defectHorn: false } }]);
  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('of an account that nobody is mailed says where it is, and leads to where an address is added', async () => {
  signedIn(dave);
  await aCheckedDumper('d', { submissionEmails: [] });
  const message =
    'Your check sheet is in the form set. The company has no email address, so nobody has been mailed.';
  const sheet = { kind: 'check-sheet', id: 'id-1', status: 'submitted', photoURLs: [], readAs: 'driver' };
  aServer({
    ...ACCOUNT,
    [BEGIN]: { id: 'id-1', version: 1 },
    [SEND]: { success: true, id: 'id-1', message, unmailed: true },
    'GET /api/forms/id-1': sheet,
  });
  const user = await openPage(ADDRESS);
  await user.click(await button('Submit Check Sheet'));
  await user.click(await button('Send Check Sheet'));
  expect(await heading('In the form set')).toBeTruthy();
  expect(screen.getByText('Check Sheet Submitted Successfully')).toBeTruthy();
  expect(screen.queryByText(/directly to the company/)).toBeNull();
  expect(screen.getAllByText(message)).toHaveLength(2);
  await user.click(await button('Add an address'));
  await waitFor(() => expect(location.pathname).toBe('/completed-form/id-1'));
});

it.each([
  ['a response without success', { success: false }, 'One-step completion failed'],
  ['no JSON', () => new Response('<html>', { status: 200 }), 'Server returned invalid response format'],
  [
    'no word of why',
    () => new Response(null, { status: 502 }),
    'Failed to submit check sheet. Please try again.',
  ],
  ['a refusal', refusal(422, 'check-sheet.x', 'Not today.'), 'Not today.'],
])('that failed with %s says why and stays open', async (_, reply, sentence) => {
  await aCheckedDumper('guest');
  aServer({ ...GUEST, [SEND]: reply });
  const user = await openPage(ADDRESS);
  await user.click(await button('Submit Check Sheet'));
  await user.click(await button('Send Check Sheet'));
  expect(await screen.findByText('Submission Failed')).toBeTruthy();
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  expect(await button('Submit Check Sheet')).toBeTruthy();
});

it('leads back to the machine when its hours are missing', async () => {
  await aCheckedDumper('guest', { machineHours: null });
  aServer(GUEST);
  const user = await openPage(ADDRESS);
  await user.click(await button('Submit Check Sheet'));
  expect(await heading(/step 2 of 5/)).toBeTruthy();
});

it('of an account whose address is not confirmed goes to typed addresses alone, and asks for one', async () => {
  const unconfirmed = { ...dave, confirmed: false };
  await aCheckedDumper('d');
  const server = aServer({
    ...ACCOUNT,
    'GET /api/drivers/me': unconfirmed,
    [SEND]: { id: 'id-1', reference: 'CS-1' },
  });
  signedIn(unconfirmed);
  const user = openPage(ADDRESS);
  await user.click(await button('Submit Check Sheet'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'hire@northgate.co.uk',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.clear(screen.getByDisplayValue('hire@northgate.co.uk'));
  expect(await screen.findByText('Complete signature and add email to submit your check sheet')).toBeTruthy();
  expect(server.bodiesOf(SEND)).toEqual([]);
});

it('of an account is saved when asked, and says so or why not', async () => {
  signedIn(dave);
  await aCheckedDumper('d');
  const { replies, bodiesOf } = aServer(ACCOUNT);
  const user = await openPage(ADDRESS);
  await user.click(await button(/Save Draft/));
  expect(await screen.findByText('Failed to save draft: Unknown error')).toBeTruthy();
  replies[BEGIN] = { id: 'id-1', version: 1 };
  await user.click(await button(/Save Draft/));
  expect(await screen.findByText(/will appear in the supervisor approval section/)).toBeTruthy();
  expect(bodiesOf(BEGIN).at(-1)).toMatchObject({ id: 'id-1', plantNumber: 'D-114', defectHorn: false });
});
