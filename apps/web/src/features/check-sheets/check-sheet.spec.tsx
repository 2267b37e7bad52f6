import { formatFullDate, sectionsOf, type VehicleType } from '@groundsheet/form-rules';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { dave } from '../../../testing/accounts.js';
import { button, openPage } from '../../../testing/page.js';
import { received } from '../../../testing/received.js';
import { aServer, refusal } from '../../../testing/server.js';
import { saveDraft } from '../../forms/drafts/draft-store.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import { signedIn } from '../../lib/session/session-store.js';
import { today } from '../../lib/today.js';
import {
  type CheckSheetDraft,
  enterLast,
  enterMachine,
  lostAnswers,
  maySubmit,
  newDraft,
  signSheet,
  tapAnswer,
  withHead,
} from './check-sheet-draft.js';
import { lookOf } from './check/answer-choices.js';
import { nextItem } from './check/use-section-flow.js';
import { readLastEntry } from './last-entry.js';

describe('a check sheet', () => {
  const SEND = 'POST /api/one-step-completion/check-sheet';
  const BEGIN = 'POST /api/check-sheets';
  const ADDRESS = '/check-sheet?customerId=c1&id=id-1';
  const ACCOUNT = {
    'GET /api/form-limits': { guests: 'on', recipients: 20, photos: 5 },
    'GET /api/drivers/me': dave,
    'GET /api/drivers/me/preferences': {},
  };
  const GUEST = { 'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 } };

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
    expect(server.bodiesOf(SEND)).toMatchObject([
      { checkSheetData: { defectHorn: false, itemNotes: [note] } },
    ]);
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

  it('opens no section before the one above it is answered, and says which that is', async () => {
    await aCheckedDumper('guest', {
      selectedVehicle: 'roller',
      answers: Object.fromEntries(generalOf('roller').slice(1)),
    });
    aServer(GUEST);
    const user = await openPage(ADDRESS);
    await user.click(await button('Previous'));
    await user.click(await button('Previous'));
    await user.click(await button(/^Brakes/));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Section locked' }));
    const why = 'Please complete all items in "General Safety Checks" before accessing this section.';
    expect(alert.getByText(why)).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('radiogroup', { name: 'Steering' })).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Park brake' })).toBeNull();
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
    const server = aServer({ ...GUEST, [SEND]: received('id-1', 'CS-1', { claimToken: 'secret' }) });
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

  it.each([
    [
      'the company too, which has an address of its own',
      'd',
      true,
      ['Northgate Civils', 'hire@northgate.co.uk'],
    ],
    ['no company without an address', 'd', false, ['hire@northgate.co.uk']],
    ['no company to a guest', 'guest', true, ['hire@northgate.co.uk']],
  ])('names to whom it goes: %s', async (_, owner, hasAddress, recipients) => {
    if (owner !== 'guest') signedIn(dave);
    await aCheckedDumper(owner);
    const customer = { id: 'c1', name: 'Northgate Civils', requiresOrderValidation: false, hasAddress };
    aServer({ ...(owner === 'guest' ? GUEST : ACCOUNT), 'GET /api/customers': [customer] });
    openPage('/select-customer');
    await screen.findByRole('option', { name: 'Northgate Civils' });
    cleanup();
    const user = openPage(ADDRESS);
    await user.click(await button('Submit Check Sheet'));
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
    expect(confirm.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recipients);
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
      [SEND]: received('id-1', 'CS-1', { message, unmailed: true }),
      'GET /api/forms/id-1': sheet,
    });
    const user = await openPage(ADDRESS);
    await user.click(await button('Submit Check Sheet'));
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
    const whereTo = 'Your check sheet goes into the form set. No email address is given for it.';
    expect(confirm.getByText(whereTo)).toBeTruthy();
    expect(confirm.queryByText(/will be sent to/)).toBeNull();
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

  it('leads to what the server refuses on another step, in its words', async () => {
    await aCheckedDumper('guest');
    const message = 'Please type it again.';
    const details = [{ path: 'checkSheetData.plantNumber', code: 'field.characters', message }];
    aServer({ ...GUEST, [SEND]: refusal(422, 'request.invalid', 'Please check 1 field.', details) });
    const user = await openPage(ADDRESS);
    await user.click(await button('Submit Check Sheet'));
    await user.click(await button('Send Check Sheet'));
    expect(await heading(/step 2 of 5/)).toBeTruthy();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it.each([
    ['with an address of its own', true, ['Northgate Civils', 'hire@northgate.co.uk']],
    ['without one', false, ['hire@northgate.co.uk']],
  ])('of an account says before it goes whom it goes to, for a company %s', async (_, hasAddress, to) => {
    signedIn(dave);
    await aCheckedDumper('d');
    const customers = [{ id: 'c1', name: 'Northgate Civils', requiresOrderValidation: false, hasAddress }];
    const seen = { at: new Date().toISOString(), customers };
    localStorage.setItem('groundsheet-customers:d', JSON.stringify(seen));
    aServer(ACCOUNT);
    const user = openPage(ADDRESS);
    await user.click(await button('Submit Check Sheet'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(to);
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
    expect(
      await screen.findByText('Complete signature and add email to submit your check sheet'),
    ).toBeTruthy();
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
});

describe('what is open on the machine', () => {
  const HORN = {
    ...{ key: 'defectHorn', number: 'D-1042', item: 'Horn', severity: 'B', state: 'open', isStopping: false },
    openedAt: '2026-11-17T07:12:00.000Z',
  };
  const MIRRORS = {
    ...HORN,
    key: 'defectMirrors',
    number: 'D-1043',
    item: 'Mirrors',
    severity: 'A',
    isStopping: true,
  };
  const STATE = {
    ...{ plantNumber: 'D-114', vehicleType: 'dumper', status: 'do-not-use', isCheckedToday: false },
    ...{ lastCheckedOn: '2026-11-17', defects: [MIRRORS, HORN], certificates: [] },
  };
  const SERVER = {
    'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 },
    'GET /api/vehicles/demo-codes': [],
    'GET /api/machine-status': [STATE],
  };

  /** The check of a machine of which two things are known, at one of its steps. */
  async function aCheckAt(step: number, machineHours: string | null = '12') {
    const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
    const draft = enterOnForm(newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z'), {
      ...{ selectedVehicle: 'dumper', plantNumber: 'D-114', machineHours },
    });
    await saveDraft('check-sheet/id-1:guest', { ...draft, step });
    return openPage('/check-sheet?customerId=c1&id=id-1');
  }
  const answer = async (item: string, choice: string) =>
    within(await screen.findByRole('radiogroup', { name: item })).getByRole('radio', { name: choice });

  it('says before anything is answered what is open on the machine, and fills in nothing', async () => {
    aServer(SERVER);
    await aCheckAt(3);
    const open = (await screen.findByText(/Open on this machine:$/)).closest('[role=status]')!;
    expect(open.textContent).toMatch(
      /^Do not use: Open on this machine:D-1043 Mirrors: do not use, since 17 Nov 2026/,
    );
    expect(open.textContent).toContain('D-1042 Horn: use with care');
    expect(screen.queryByText(/Still there\?/)).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('asks "Still there?" only once the driver has answered the item, and says what the answer does', async () => {
    aServer(SERVER);
    const user = await aCheckAt(3);
    await screen.findByText(/Open on this machine:$/);
    await user.click(await answer('Horn', 'Pass'));
    expect((await screen.findByText(/^Still there\? D-1042/)).textContent).toMatch(
      /Your answer closes it\.$/,
    );
    expect(screen.queryByText(/^Still there\? D-1043/)).toBeNull();
    await user.click(await answer('Horn', 'Fail'));
    expect((await screen.findByText(/^Still there\? D-1042/)).textContent).toMatch(
      /Your answer is added to it\.$/,
    );
    await user.click(await answer('Mirrors', 'Pass'));
    expect((await screen.findByText(/^Still there\? D-1043/)).textContent).toMatch(
      /The machine stays stopped until it has been repaired and released\.$/,
    );
  });

  it('says it beside the machine that was found, before its hours are entered', async () => {
    aServer(SERVER);
    await aCheckAt(2, null);
    const found = within(await screen.findByRole('region', { name: 'Machine' }));
    const open = (await found.findByText(/Open on this machine:$/)).closest('[role=status]')!;
    expect(open.textContent).toContain('D-1043 Mirrors: do not use');
  });

  it('says without a signal what was open the last time that this phone asked, and how long ago that was', async () => {
    const { replies } = aServer(SERVER);
    await aCheckAt(3);
    await screen.findByText(/Open on this machine:$/);
    cleanup();
    delete (replies as Partial<typeof SERVER>)['GET /api/machine-status'];
    await aCheckAt(3);
    const open = (await screen.findByText(/Open on this machine, as loaded just now:$/)).closest(
      '[role=status]',
    )!;
    expect(open.textContent).toContain('D-1042 Horn: use with care');
  });
});

describe('a check like the last one', () => {
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
    name: 'Dave Hill',
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
});

describe('a form that is filled in', () => {
  const customer = { customerId: 'c1', orderNumber: 'S-2210', customerName: 'Northgate Civils' };
  const aDraft = () => newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z');
  const DUMPER = { selectedVehicle: 'dumper', plantNumber: 'D-114', machineNumber: 'Thwaites 9t' } as const;
  const aCheckedDumper = () =>
    tapAnswer(tapAnswer(enterMachine(aDraft(), DUMPER), 'defectHorn', false), 'defectEngineOil', 'top up');
  const SIGNATURE = 'data:image/png;base64,AA==';

  describe('a check sheet draft', () => {
    it('begins today, at step 1, for the chosen customer and with nothing answered', () => {
      expect(aDraft()).toMatchObject({
        step: 1,
        form: {
          id: 'id-1',
          checkDate: '2026-11-21',
          signatureDate: '2026-11-21',
          customerId: 'c1',
          orderNumber: 'S-2210',
          clientCompany: 'Northgate Civils',
          answers: {},
          photos: [],
        },
      });
    });

    it('takes an answer, another one, and none when the chosen one is tapped again', () => {
      const passed = tapAnswer(aDraft(), 'defectHorn', true);
      expect(passed.form.answers).toEqual({ defectHorn: true });
      const failed = tapAnswer(passed, 'defectHorn', false);
      expect(failed.form.answers).toEqual({ defectHorn: false });
      expect(tapAnswer(failed, 'defectHorn', false).form.answers).toEqual({});
      expect(tapAnswer(tapAnswer(aDraft(), 'defectHorn', null), 'defectHorn', null).form.answers).toEqual({});
    });
  });

  describe('another machine', () => {
    it.each<[string, Parameters<typeof enterMachine>[1], number]>([
      ['another type', { selectedVehicle: 'excavator' }, 2],
      ['no type', { selectedVehicle: null }, 2],
      ['a code of another dumper', { ...DUMPER, plantNumber: 'D-115' }, 2],
      ['the code of the same dumper', DUMPER, 0],
      ['the same type', { selectedVehicle: 'dumper' }, 0],
      ['a corrected plant number', { plantNumber: 'D-115' }, 0],
      ['machine hours', { machineHours: '12' }, 0],
    ])('%s costs the answers that it must', (_, part, lost) => {
      expect(lostAnswers(aCheckedDumper(), part)).toHaveLength(lost);
      const kept = Object.keys(enterMachine(aCheckedDumper(), part).form.answers).length;
      expect(kept).toBe(2 - lost);
    });
  });

  describe('Use Last Entry', () => {
    const last = {
      driverSignedName: 'Dave Hill',
      company: 'Hill Plant',
      clientCompany: 'Wharf Joint Venture',
      siteLocation: 'Wharf Road',
      customerId: 'c1',
    };

    it('fills in the head, and never an answer', () => {
      const { form } = enterLast(aDraft(), last);
      expect(form).toMatchObject({ ...last, checkDate: '2026-11-21', answers: {} });
    });

    it('is where the next sheet begins, without counting as entered', () => {
      const begun = withHead(aDraft(), last, 'Somebody Else');
      expect(begun).toMatchObject({ revision: 0, form: { ...last, answers: {} } });
      expect(withHead(aDraft(), null, 'Dave Hill').form.driverSignedName).toBe('Dave Hill');
    });

    it('leaves the client of another customer alone, and what it knows nothing about', () => {
      const typed = enterOnForm(aDraft(), { siteLocation: 'Canal Street' });
      const { form } = enterLast(typed, { ...last, customerId: 'c2', siteLocation: null });
      expect(form).toMatchObject({ clientCompany: 'Northgate Civils', siteLocation: 'Canal Street' });
      expect(form.customerId).toBe('c1');
    });
  });

  describe('submitting', () => {
    it('opens one email entry on signing, and keeps entries that are there', () => {
      const signed = signSheet(aDraft(), SIGNATURE, { mailsLikeGuest: true });
      expect(signed.form).toMatchObject({ submitViaEmail: true, submissionEmails: [''] });
      const addressed = enterOnForm(signed, { submissionEmails: ['a@b.co'] });
      expect(signSheet(addressed, SIGNATURE, { mailsLikeGuest: true }).form.submissionEmails).toEqual([
        'a@b.co',
      ]);
    });

    it.each<[string, Partial<CheckSheetDraft['form']>, boolean]>([
      ['everything', {}, true],
      ['no signature', { operatorSignature: null }, false],
      ['a blank name', { driverSignedName: '  ' }, false],
      ['no date', { signatureDate: null }, false],
      ['only blank addresses', { submissionEmails: ['', '  '] }, false],
      ['an address that is not right yet', { submissionEmails: ['', 'x'] }, true],
    ])('is offered or not with %s', (_, part, offered) => {
      const complete = {
        operatorSignature: SIGNATURE,
        driverSignedName: 'Dave Hill',
        signatureDate: '2026-11-21',
        submissionEmails: ['hire@northgate.co.uk'],
      };
      expect(maySubmit(enterOnForm(aDraft(), { ...complete, ...part }), { mailsLikeGuest: true })).toBe(
        offered,
      );
    });

    it('of an account needs no address, and signing opens no entry for one', () => {
      const signed = signSheet(aDraft(), SIGNATURE, { mailsLikeGuest: false });
      expect(signed.form).toMatchObject({ operatorSignature: SIGNATURE, submissionEmails: [] });
      expect(maySubmit(signed, { mailsLikeGuest: false })).toBe(false);
      expect(maySubmit(enterOnForm(signed, { driverSignedName: 'Jo' }), { mailsLikeGuest: false })).toBe(
        true,
      );
    });
  });
});

describe('the button of an answer', () => {
  it.each([
    [true, 'Pass', 'pass'],
    [false, 'Fail', 'fail'],
    [null, 'N/A', 'skip'],
    ['ok', 'OK', 'pass'],
    ['tested', 'Tested', 'pass'],
    ['topped up', 'Topped up', 'pass'],
    ['changed', 'Changed', 'pass'],
    ['replaced', 'Replaced', 'pass'],
    ['top up', 'Top up', 'fail'],
    ['change', 'Change', 'fail'],
    ['clean', 'Clean', 'fail'],
    ['replace', 'Replace', 'fail'],
    ['adjust', 'Adjust', 'fail'],
    ['something wrong', 'Something wrong', 'fail'],
  ] as const)('to %s says %s', (answer, label, tone) => {
    expect(lookOf(answer)).toMatchObject({ label, tone });
  });
});

describe('where the view goes after an answer', () => {
  const brakes = sectionsOf('excavator')[1]!.items;

  it.each([
    ['the item behind it', { defectBrakeFluid: 'ok' }, 'defectBrakeFluid', 'defectBrakeCondition'],
    [
      'past what is answered',
      { defectBrakeFluid: 'ok', defectBrakeCondition: 'ok' },
      'defectBrakeFluid',
      'defectParkBrake',
    ],
    ['back to what was skipped', { defectParkBrake: 'ok' }, 'defectParkBrake', 'defectBrakeFluid'],
  ] as const)('is %s', (_, answers, after, next) => {
    expect(nextItem(brakes, answers, after)?.key).toBe(next);
  });

  it('is nowhere in this section once all of it is answered', () => {
    const answers = {
      defectBrakeFluid: 'ok',
      defectBrakeCondition: 'tested',
      defectParkBrake: 'ok',
    } as const;
    expect(nextItem(brakes, answers, 'defectBrakeFluid')).toBeUndefined();
  });
});

describe('the last entry', () => {
  it.each([null, 'not json', '7', '"text"'])('is none when %s was kept', (stored) => {
    expect(readLastEntry(stored)).toBeNull();
  });

  it('is only its own fields, and only texts', () => {
    const stored = JSON.stringify({ company: 'Hill Plant', siteLocation: 7, answers: { defectHorn: true } });
    expect(readLastEntry(stored)).toEqual({
      driverSignedName: null,
      company: 'Hill Plant',
      clientCompany: null,
      siteLocation: null,
      customerId: null,
    });
  });
});
