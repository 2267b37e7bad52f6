import type { CheckAnswers } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { saveDraft } from '../../forms/drafts/draft-store.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import { keepPicture, loadWaiting, waitingName } from '../../forms/drafts/picture-store.js';
import { severitiesHere } from '../../forms/machine/seen-machine.js';
import { changeEntry, loadEntry, removeEntriesOf, saveEntry } from '../../forms/outbox/outbox-store.js';
import { ApiError } from '../../lib/api-error.js';
import { removeSeenOf } from '../../lib/kept/last-seen.js';
import { enterMachine, newDraft, tapAnswer } from './check-sheet-draft.js';
import { saveFailedToast } from './save-toasts.js';
import { failedToast, faultsOf, faultToast, sentToast } from './send-toasts.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';

const LIMITS = { 'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 3 } };
const REFUSED = new ApiError(422, '', JSON.stringify({ statusCode: 422, code: 'x', message: 'Not today.' }));

describe('a machine stopped by a check', () => {
  const STATE = {
    ...{ plantNumber: 'D-114', vehicleType: 'dumper', isCheckedToday: false, lastCheckedOn: null },
    ...{ status: 'in-use', defects: [], certificates: [] },
  };
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const CUSTOMER = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  const BAND = /^Do not use D-114/;
  const band = async () => (await screen.findByText(BAND)).closest('[role=alert]')!;

  beforeEach(() => online.mockReturnValue(false));
  afterEach(() => void online.mockReturnValue(true));

  /** A check of a dumper that is signed where there is no signal. */
  async function aQueuedCheck(answers: CheckAnswers) {
    const draft = enterOnForm(newDraft('id-1', CUSTOMER, '2026-11-21', '2026-11-21T07:00:00Z'), {
      ...{
        selectedVehicle: 'dumper',
        plantNumber: 'D-114',
        machineHours: '12',
        driverSignedName: 'Dave Hill',
      },
      operatorSignature: 'data:image/png;base64,AA==',
      submissionEmails: ['hire@northgate.co.uk'],
      answers,
    });
    await saveDraft('check-sheet/id-1:guest', { ...draft, step: 5 });
    const user = openPage('/check-sheet?customerId=c1&id=id-1');
    await user.click(await screen.findByRole('button', { name: 'Sign and queue' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
    await user.click(dialog.getByRole('button', { name: 'Sign and queue' }));
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    return user;
  }

  it('says at once that the machine must not be used, after signing and at home, until the form is taken back', async () => {
    aServer(LIMITS);
    const user = await aQueuedCheck({ defectParkBrake: 'something wrong', defectMirrors: false });
    expect((await band()).textContent).toMatch(
      /^Do not use D-114Your check found: Park brake\.Supervisors and the office are told once your check sheet has gone\./,
    );
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect((await band()).textContent).toContain('Park brake');
    await removeEntriesOf('guest');
    await waitFor(() => expect(screen.queryByText(BAND)).toBeNull());
  });

  it('says so at the start of the next check of that machine, however it is written, and of no other', async () => {
    aServer(LIMITS);
    await aQueuedCheck({ defectParkBrake: 'something wrong' });
    for (const [plantNumber, isStopped] of [
      ['d 114', true],
      ['D-115', false],
    ] as const) {
      cleanup();
      const next = enterOnForm(newDraft('id-2', CUSTOMER, '2026-11-22', '2026-11-22T07:00:00Z'), {
        ...{ selectedVehicle: 'dumper', plantNumber, machineHours: '12' },
      });
      await saveDraft('check-sheet/id-2:guest', { ...next, step: 3 });
      openPage('/check-sheet?customerId=c1&id=id-2');
      await screen.findByRole('heading', { name: 'Daily Plant Defect Check' });
      if (isStopped) expect(await band()).toBeTruthy();
      else expect(screen.queryByText(BAND)).toBeNull();
    }
  });

  it('says nothing of a check that stops no machine, nor to anybody else at this device', async () => {
    aServer(LIMITS);
    const user = await aQueuedCheck({ defectMirrors: false, defectParkBrake: true });
    expect(screen.queryByText(BAND)).toBeNull();
    expect((await loadEntry('id-1'))!.stop).toBeUndefined();
    const stop = { plantNumber: 'D-114', items: ['Park brake'] };
    await saveEntry({ ...(await loadEntry('id-1'))!, id: 'id-3', owner: 'somebody else', stop });
    await user.click(screen.getByRole('button', { name: 'Home' }));
    await screen.findByRole('link', { name: /^Outbox/ });
    expect(screen.queryByText(BAND)).toBeNull();
  });

  it('stands on the page of the machine until the server, which has the check, says how it is', async () => {
    const server = aServer(LIMITS);
    await aQueuedCheck({ defectParkBrake: 'something wrong' });
    cleanup();
    openPage('/m/D-114');
    expect((await band()).textContent).toContain('are told once');
    expect(screen.queryByText('In use')).toBeNull();

    online.mockReturnValue(true);
    await changeEntry('id-1', (entry) => ({
      ...entry,
      state: 'sent',
      body: '',
      sentAt: new Date().toISOString(),
    }));
    cleanup();
    openPage('/m/D-114');
    await waitFor(async () => expect((await band()).textContent).toContain('Your check sheet has arrived.'));
    expect((await band()).textContent).toContain('Signed on this phone just now.');

    const status = { ...STATE, status: 'do-not-use' };
    Object.assign(server.replies, {
      'GET /api/machine-status/D-114': status,
      'GET /api/machine-status': [status],
    });
    cleanup();
    openPage('/m/D-114');
    expect(await screen.findByText('Do not use')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(BAND)).toBeNull());
    await waitFor(async () => expect((await loadEntry('id-1'))!.stop).toBeUndefined());
  });

  it('goes once the server, which has the check, says that the machine may be used', async () => {
    aServer({
      ...LIMITS,
      'GET /api/machine-status/D-114': STATE,
      'GET /api/machine-status': [STATE],
    });
    await aQueuedCheck({ defectParkBrake: 'something wrong' });
    const sentAt = new Date().toISOString();
    await changeEntry('id-1', (entry) => ({ ...entry, state: 'sent', body: '', sentAt }));
    online.mockReturnValue(true);
    cleanup();
    openPage('/m/D-114');
    expect(await screen.findByText('In use')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(BAND)).toBeNull());
    await waitFor(async () => expect((await loadEntry('id-1'))!.stop).toBeUndefined());
  });

  describe('judges by the severities as admins have changed them', () => {
    const RAISED = { vehicle: 'dumper', item: 'defectMirrors', finding: 'Fail', severity: 'A' };
    const LOWERED = { vehicle: 'dumper', item: 'defectParkBrake', finding: 'something wrong', severity: 'C' };
    const FIRM = { 'GET /api/machine-status': [{ ...STATE, severities: [RAISED, LOWERED] }] };
    afterEach(() => removeSeenOf('guest'));

    /** A phone that was at the items of a check of this machine once while there was a signal. */
    async function aPhoneThatAsked() {
      const draft = enterOnForm(newDraft('id-0', CUSTOMER, '2026-11-20', '2026-11-20T07:00:00Z'), {
        ...{ selectedVehicle: 'dumper', plantNumber: 'D-114', machineHours: '12' },
      });
      await saveDraft('check-sheet/id-0:guest', { ...draft, step: 3 });
      const server = aServer({ ...LIMITS, ...FIRM });
      openPage('/check-sheet?customerId=c1&id=id-0');
      await waitFor(async () => expect(await severitiesHere('D-114')).toHaveLength(2));
      cleanup();
      delete server.replies['GET /api/machine-status'];
    }

    it('stops for what the firm calls an A, and for nothing that it does not', async () => {
      await aPhoneThatAsked();
      await aQueuedCheck({ defectParkBrake: 'something wrong', defectMirrors: false });
      expect((await band()).textContent).toContain('Your check found: Mirrors.');
      expect((await loadEntry('id-1'))!.stop).toEqual({ plantNumber: 'D-114', items: ['Mirrors'] });
    });

    it('stops by the product’s own table where the list was wiped with the rest', async () => {
      await aPhoneThatAsked();
      await removeSeenOf('guest');
      await aQueuedCheck({ defectParkBrake: 'something wrong', defectMirrors: false });
      expect((await band()).textContent).toContain('Your check found: Park brake.');
    });
  });
});

describe('photos', () => {
  const DRAFT = 'check-sheet/id-2:guest';
  const TOO_MANY = 'Twenty photos have been uploaded within an hour.';

  async function aCheckAt(step: number) {
    const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
    const draft = enterOnForm(newDraft('id-2', customer, '2026-11-21', '2026-11-21T07:00:00Z'), {
      selectedVehicle: 'dumper',
      machineHours: '12',
      driverSignedName: 'Dave Hill',
      operatorSignature: 'data:image/png;base64,AA==',
      submissionEmails: ['hire@northgate.co.uk'],
    });
    await saveDraft(DRAFT, { ...draft, step });
    return openPage('/check-sheet?customerId=c1&id=id-2');
  }

  it('are taken with the phone’s camera or chosen; one that cannot be read says so, and goes', async () => {
    aServer(LIMITS);
    const user = await aCheckAt(4);
    const camera = await screen.findByLabelText('Take photo');
    expect(camera).toMatchObject({ multiple: false });
    expect(camera.getAttribute('capture')).toBe('environment');
    await waitFor(() => expect(screen.getByLabelText('Choose photo')).toMatchObject({ multiple: true }));
    await user.upload(camera, new File(['no picture'], 'hose.jpg', { type: 'image/jpeg' }));
    const attached = within(await screen.findByRole('region', { name: '0 photo(s) attached' }));
    expect(await attached.findByRole('alert')).toBeTruthy();
    expect(attached.getByRole('button', { name: 'Try again photo 1' })).toBeTruthy();
    await user.click(attached.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /attached/ })).toBeNull());
  });

  it('that were on their way when the page was lost go on, say how far they are, and what keeps them', async () => {
    const answer = Promise.withResolvers<void>();
    const server = aServer({
      ...LIMITS,
      'POST /api/objects/upload': () => answer.promise.then(() => refusal(429, 'upload.too-many', TOO_MANY)),
    });
    await keepPicture(DRAFT, waitingName({ id: 'p1', item: '' }), new Blob(['a picture']));
    const user = await aCheckAt(5);
    await user.click(await screen.findByRole('button', { name: 'Submit Check Sheet' }));
    expect(
      await screen.findByText(/^1 photo still being added: 0%\. Wait until this message goes/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Adding... 0%')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next Step' }));
    await user.click(await screen.findByRole('button', { name: 'Submit Check Sheet' }));
    answer.resolve();
    expect(await screen.findByText(/^1 photo could not be added and will not be sent\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText(TOO_MANY)).toBeTruthy();
    const asked = () => server.bodiesOf('POST /api/objects/upload').length;
    expect(asked()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Try again photo 1' }));
    await waitFor(() => expect(asked()).toBe(2));
    expect(await loadWaiting(DRAFT)).toMatchObject([{ id: 'p1' }]);
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(async () => expect(await loadWaiting(DRAFT)).toEqual([]));
  });

  it('without a signal go into the outbox with the sheet, each in its place, and nobody is told that they do not', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const server = aServer(LIMITS);
    for (const id of ['p1', 'p2'])
      await keepPicture(DRAFT, waitingName({ id, item: id === 'p2' ? 'greased' : '' }), new Blob([id]));
    const user = await aCheckAt(5);
    await user.click(await screen.findByRole('button', { name: 'Sign and queue' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
    expect(dialog.queryByText(/will not be sent|still being added/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Sign and queue' }));
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    expect(server.bodiesOf('POST /api/one-step-completion/check-sheet')).toEqual([]);
    const { body, pictures } = (await loadEntry('id-2'))!;
    const sent = (JSON.parse(body) as { checkSheetData: { photos: string[] } }).checkSheetData.photos;
    expect(sent.toSorted()).toEqual(['/waiting/p1', '/waiting/p2']);
    expect(pictures.map(({ url }) => url)).toEqual(sent);
    expect(pictures.every(({ isOnServer, bytes }) => !isOnServer && bytes > 0)).toBe(true);
    expect(body).toContain('"photo":"/waiting/p2"');
    expect(await loadWaiting(DRAFT)).toHaveLength(2);
    online.mockRestore();
  });
});

describe('the body of a check sheet', () => {
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Acme' };
  const aDraft = () => newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z');

  describe('what is sent', () => {
    it('holds the answers flat, and none for what is not answered', () => {
      let draft = enterMachine(aDraft(), { selectedVehicle: 'dumper' });
      draft = tapAnswer(draft, 'defectHorn', false);
      draft = tapAnswer(draft, 'defectLights', null);
      draft = tapAnswer(draft, 'defectEngineOil', 'top up');
      const { checkSheetData } = submissionOf(draft, { mailsLikeGuest: true });
      expect(checkSheetData).toMatchObject({
        id: 'id-1',
        customerId: 'c1',
        selectedVehicle: 'dumper',
        defectHorn: false,
        defectLights: null,
        defectEngineOil: 'top up',
      });
      expect(checkSheetData).not.toHaveProperty('answers');
      expect(Object.keys(checkSheetData).filter((key) => key.startsWith('defect'))).toHaveLength(4);
    });

    it('holds every field that the form has, those too that no step asks for', () => {
      const { form } = aDraft();
      const fields = Object.keys(form).filter((name) => name !== 'answers');
      expect(
        Object.keys(submissionOf(aDraft(), { mailsLikeGuest: false }).checkSheetData).toSorted(),
      ).toEqual(fields.toSorted());
      const saved = { fuelLevel: '3/4', onHireTo: 'Wharf JV', stoppageReason: 'Flat tyre', hornCheck: true };
      const signed = { clientSignature: 'data:image/png;base64,AA==', clientSignedName: 'Jo Kerr' };
      const draft = enterOnForm(aDraft(), { ...saved, ...signed });
      expect(submissionOf(draft, { mailsLikeGuest: false }).checkSheetData).toMatchObject({
        ...saved,
        ...signed,
      });
    });

    it('trims texts, and sends null for blank ones', () => {
      const draft = enterOnForm(aDraft(), {
        company: ' Hill Plant ',
        siteLocation: '   ',
        defectsNotes: '\n',
      });
      expect(submissionOf(draft, { mailsLikeGuest: true }).checkSheetData).toMatchObject({
        company: 'Hill Plant',
        siteLocation: null,
        defectsNotes: null,
      });
    });

    it('goes only to addresses that are valid, each once, lower case', () => {
      const draft = enterOnForm(aDraft(), {
        submissionEmails: ['Hire@Northgate.co.uk', 'hire@northgate.co.uk ', 'foreman@test', ''],
      });
      expect(submissionOf(draft, { mailsLikeGuest: true }).checkSheetData.submissionEmails).toEqual([
        'hire@northgate.co.uk',
      ]);
    });

    it('names the version of a saved draft', () => {
      const saved = { ...aDraft(), saved: { version: 3, revision: 1 } };
      expect(submissionOf(saved, { mailsLikeGuest: false }).checkSheetData).toMatchObject({
        id: 'id-1',
        version: 3,
      });
    });
  });

  describe('what is saved', () => {
    it('comes back as it was, with no answer for what is not answered', () => {
      let draft = enterMachine(aDraft(), { selectedVehicle: 'dumper', plantNumber: 'D-114' });
      draft = tapAnswer(tapAnswer(draft, 'defectHorn', false), 'defectLights', null);
      const body = draftBodyOf(draft);
      expect(body).toMatchObject({ status: 'draft', defectHorn: false, defectLights: null });
      const facts = { id: 'id-1', version: 2, changedAt: '2026-11-21T09:00:00.000Z', customerName: 'Acme' };
      const back = draftFrom({ ...body, ...facts } as never);
      expect(back).toMatchObject({ step: 3, customerName: 'Acme', saved: { version: 2, revision: 1 } });
      expect(back.form.answers).toEqual({ defectHorn: false, defectLights: null });
      expect(draftBodyOf(back)).toEqual(body);
    });
  });
});

describe('submitting a check sheet', () => {
  const guest = { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 };
  const customer = { customerId: 'c1', orderNumber: null, customerName: null };
  const aDraft = () => newDraft('id', customer, '2026-11-21', '2026-11-21T07:00:00Z');

  it('asks for what is missing in the words of the specification', () => {
    const faults = faultsOf(enterOnForm(aDraft(), { signatureDate: null }), guest).map(faultToast);
    expect(faults.map(({ title }) => title)).toEqual([
      'Machine Hours Required',
      'Vehicle Type Required',
      'Driver Signature Required',
      'Driver Name Required',
      'Date Required',
      'No Valid Emails',
    ]);
    expect(faults[0]?.description).toBe(
      "Please enter machine hours. You can enter '0' if the machine wasn't used.",
    );
    expect(faults[2]?.description).toBe('Please add your driver signature before submitting.');
    expect(faults[3]?.description).toBe('Please enter your full name before submitting.');
  });

  it.each([
    ['Not today.', REFUSED],
    ['Failed to submit check sheet. Please try again.', new ApiError(502, 'Bad Gateway', '')],
    ['Failed to submit check sheet. Please try again.', new ApiError(500, '', '{"message":""}')],
    ['Failed to complete one-step submission. Please try again.', new TypeError('Failed to fetch')],
    ['Server returned invalid response format', new ApiError(200, '', '<html>')],
    ['One-step completion failed', new ApiError(200, '', '{"success":false}')],
  ])('says why it failed: %s', (description, error) => {
    expect(failedToast(error)).toMatchObject({ title: 'Submission Failed', description });
  });

  it('says to whom it went', () => {
    const draft = enterOnForm(aDraft(), { submissionEmails: ['a@northgate.co.uk', '', 'b@harrow.co.uk'] });
    expect(sentToast(draft, guest)).toMatchObject({
      title: 'Check Sheet Submitted Successfully!',
      description: 'Your check sheet has been sent to a@northgate.co.uk, b@harrow.co.uk and processed.',
    });
  });

  it('of an account says that it went to the company, and asks for no address', () => {
    const account = { guest: false, mailsLikeGuest: false, maxRecipients: 20, maxPhotos: 5 };
    expect(sentToast(aDraft(), account)).toMatchObject({
      title: 'Check Sheet Submitted Successfully',
      description: 'Your check sheet has been submitted directly to the company.',
    });
    expect(faultsOf(aDraft(), account).map(({ path }) => path)).not.toContain('submissionEmails');
  });
});

describe('saving a check sheet', () => {
  it.each([
    ['by-wizard', REFUSED, 'Failed to save check sheet data: Not today.'],
    ['by-wizard', new TypeError('Failed to fetch'), 'Failed to save check sheet data: Unknown error'],
    ['by-driver', REFUSED, 'Failed to save draft: Not today.'],
  ] as const)('says why a save %s failed', (asked, error, description) => {
    expect(saveFailedToast(error, asked)).toMatchObject({ title: 'Save Failed', description });
  });
});
