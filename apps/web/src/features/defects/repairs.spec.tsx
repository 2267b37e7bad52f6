import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { keepPicture, loadPicturesOf, loadWaiting, waitingName } from '../../forms/drafts/picture-store.js';
import { drain } from '../../forms/outbox/drain.js';
import { hashOf } from '../../forms/outbox/hash-of.js';
import { loadOutbox, removeEntriesOf } from '../../forms/outbox/outbox-store.js';
import { setLocalOwner } from '../../lib/local-owner.js';

const received = async (request: Request) => {
  const bodySha256 = await hashOf(await request.text());
  const receipt = { formId: 'made-there', reference: 'RR-7K3M9QXD', bodySha256, pictures: [] };
  return { success: true, receipt };
};

describe('the page of a fitter', () => {
  afterEach(() => jest.restoreAllMocks());

  const ID = '0199a000-0000-7000-8000-000000000009';
  const OPEN = 'POST /api/repair-links/open';
  const REPAIRS = 'POST /api/repair-links/repairs';
  const PAGE = {
    plantNumber: 'D-114',
    askedBy: 'Siân O’Neill',
    expiresAt: '2026-12-09T12:00:00.000Z',
    defects: [
      {
        ...{
          id: 'd-1',
          key: 'defectParkBrake',
          number: 'D-1042',
          item: 'Park brake',
          severity: 'A',
          state: 'open',
        },
        ...{ finding: 'something wrong', note: 'Rolls on the ramp.', isStopping: true },
        openedAt: '2026-11-17T07:12:00.000Z',
      },
    ],
    records: [],
  };

  it('shows a fitter what is to be repaired, and says what is missing beside its field', async () => {
    const fault = { path: 'work', code: 'x', message: 'Please fill this in.' };
    const { bodiesOf } = aServer({
      [OPEN]: PAGE,
      [REPAIRS]: refusal(422, 'request.invalid', 'Please check 1 field.', [fault]),
    });
    const user = openPage(`/repair/${ID}#the-key`);
    expect(await screen.findByRole('heading', { name: 'Repair of D-114' })).toBeTruthy();
    expect(bodiesOf(OPEN)[0]).toEqual({ id: ID, key: 'the-key' });
    await user.click(screen.getByRole('button', { name: 'Repaired D-1042' }));
    await user.type(screen.getByLabelText('Your name'), 'Gary Platt');
    await user.type(screen.getByLabelText('Hours of work'), '1.5');
    await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
    expect(await screen.findByText(fault.message)).toBeTruthy();
    expect(bodiesOf(REPAIRS)[0]).toMatchObject({
      id: ID,
      key: 'the-key',
      defectId: 'd-1',
      fitter: 'Gary Platt',
      hours: 1.5,
    });
    expect(within(document.body).getByRole('button', { name: /^Tap to sign/ })).toBeTruthy();
  });

  type User = ReturnType<typeof openPage>;

  async function signs(user: User) {
    const pen = { fillText: () => undefined };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
    await user.click(screen.getByRole('button', { name: /^Tap to sign/ }));
    await user.click(await screen.findByRole('button', { name: 'Type the name instead' }));
    await user.type(await screen.findByLabelText('Fitter signature: type your full name'), 'Gary Platt');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
  }

  /** Fills in the repair of the park brake, which nobody answers. */
  async function aQueuedRepair() {
    const server = aServer({ [OPEN]: PAGE });
    const user = openPage(`/repair/${ID}#the-key`);
    await user.click(await screen.findByRole('button', { name: 'Repaired D-1042' }));
    await user.type(screen.getByLabelText('Your name'), 'Gary Platt');
    await user.type(screen.getByLabelText('What was done'), 'New cable.');
    await signs(user);
    await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
    expect(await screen.findByText(/^The repair is kept on this phone\./)).toBeTruthy();
    return { server, user };
  }

  describe('without a signal', () => {
    afterEach(() => removeEntriesOf('guest'));

    it('keeps a signed repair on the phone, and sends it once, under one key, when there is a signal', async () => {
      const { server } = await aQueuedRepair();
      expect(screen.queryByRole('button', { name: 'Repaired D-1042' })).toBeNull();
      server.replies[REPAIRS] = received;
      await drain(true);
      expect(await screen.findByText(/^D-1042 is recorded as repaired\./)).toBeTruthy();
      await drain(true);
      const made = server.calls.filter(({ call }) => call === REPAIRS);
      const keys = made.map(({ headers }) => headers.get('Idempotency-Key'));
      expect(made).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(made[1]!.body).toEqual(made[0]!.body);
      expect(made[1]!.headers.get('Form-Owner')).toBe('guest');
    });

    it('does not wait with something missing, and says what beside its field', async () => {
      aServer({ [OPEN]: PAGE });
      const user = openPage(`/repair/${ID}#the-key`);
      await user.click(await screen.findByRole('button', { name: 'Repaired D-1042' }));
      await user.type(screen.getByLabelText('Your name'), 'Gary Platt');
      await user.type(screen.getByLabelText('Hours of work'), 'two');
      await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
      expect(await screen.findByText('Please enter the hours as a number.')).toBeTruthy();
      await user.clear(screen.getByLabelText('Hours of work'));
      await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
      // The work and the signature.
      expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
      expect(await loadOutbox()).toEqual([]);
      expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Gary Platt');
    });

    it('is not taken for sent by a page that answers everything, and says what the server has against it', async () => {
      const { server } = await aQueuedRepair();
      server.replies[REPAIRS] = {};
      await drain(true);
      expect(
        await screen.findByText(/^The repair is kept on this phone\. Groundsheet did not answer/),
      ).toBeTruthy();
      server.replies[REPAIRS] = refusal(409, 'defect.closed', 'This defect is closed.');
      await drain(true);
      expect(await screen.findByText('The repair has not been sent. This defect is closed.')).toBeTruthy();
    });

    it('can be taken back with what was typed, and is then sent under another key', async () => {
      const { server, user } = await aQueuedRepair();
      await user.click(screen.getByRole('button', { name: 'Take back' }));
      const work = await screen.findByLabelText<HTMLTextAreaElement>('What was done');
      expect(work.value).toBe('New cable.');
      await user.type(work, ' Adjusted.');
      server.replies[REPAIRS] = received;
      await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
      expect(await screen.findByText(/^D-1042 is recorded as repaired\./)).toBeTruthy();
      const keys = server.calls.flatMap(({ call, headers }) =>
        call === REPAIRS ? headers.get('Idempotency-Key') : [],
      );
      expect(new Set(keys).size).toBe(2);
    });

    it('opens as it was last seen, with its age, and still takes a repair', async () => {
      const { server } = await aQueuedRepair();
      cleanup();
      delete server.replies[OPEN];
      openPage(`/repair/${ID}#the-key`);
      expect(await screen.findByText(/^No signal\. This page was loaded just now\./)).toBeTruthy();
      expect(await screen.findByText(/^The repair is kept on this phone\./)).toBeTruthy();
    });
  });

  describe('with a photo and without a signal', () => {
    afterEach(() => removeEntriesOf('guest'));
    const KEPT = 'repair/d-1:guest';
    // What is sent here is read as JSON.
    const PICTURE = new Blob(['"a picture"'], { type: 'image/jpeg' });
    const realRequest = globalThis.XMLHttpRequest;
    // Like a service worker, which has only fetch.
    beforeEach(() => Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));
    beforeEach(() => keepPicture(KEPT, waitingName({ id: 'p1', item: '' }), PICTURE));
    afterEach(() => Object.assign(globalThis, { XMLHttpRequest: realRequest }));
    const withPhoto = async (request: Request) => {
      const { success, receipt } = await received(request);
      return { success, receipt: { ...receipt, pictures: [await hashOf(PICTURE)] } };
    };
    const UPLOADS = {
      'POST /api/objects/upload': { uploadURL: '/api/objects/o-1?expires=1&signature=x' },
      'PUT /api/objects/o-1': { url: '/api/objects/o-1' },
    };

    it('keeps it too, brings it first and once, and lets go of it when the receipt names it', async () => {
      const { server } = await aQueuedRepair();
      expect(await loadWaiting(KEPT)).toHaveLength(1);
      Object.assign(server.replies, UPLOADS, { [REPAIRS]: received });
      await drain(true);
      // The receipt does not name the photo.
      expect(await screen.findByText(/Groundsheet did not answer/)).toBeTruthy();
      expect(await loadPicturesOf(KEPT)).toHaveLength(1);
      server.replies[REPAIRS] = withPhoto;
      await drain(true);
      expect(await screen.findByText(/^D-1042 is recorded as repaired\./)).toBeTruthy();
      const made = server.calls.filter(({ call }) => call === REPAIRS);
      // How often it is tried in between is the outbox’s own affair.
      expect(made.length).toBeGreaterThan(1);
      for (const { body } of made) expect(body).toMatchObject({ photos: ['/api/objects/o-1'] });
      expect(new Set(made.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
      expect(server.calls.filter(({ call }) => call === 'PUT /api/objects/o-1')).toHaveLength(1);
      await waitFor(async () => expect(await loadPicturesOf(KEPT)).toEqual([]));
    });

    it('can be taken back with it, and lets go of it when the form is left', async () => {
      const { server, user } = await aQueuedRepair();
      Object.assign(server.replies, UPLOADS, { [REPAIRS]: {} });
      await drain(true);
      await user.click(await screen.findByRole('button', { name: 'Take back' }));
      expect(await screen.findByText('Photos: 1 of 5')).toBeTruthy();
      expect((await loadPicturesOf(KEPT)).map(({ name }) => name)).toEqual(['/api/objects/o-1']);
      await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
      expect(screen.getByText('Photos')).toBeTruthy();
      await waitFor(async () => expect(await loadPicturesOf(KEPT)).toEqual([]));
    });
  });

  it('lets a fitter correct what they have recorded, as it was typed, and asks for another signature', async () => {
    const record = {
      ...{ id: 'f-1', reference: 'RR-7K3M9QXD', defectId: 'd-2', number: 'D-1040', item: 'Horn' },
      ...{ fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New hron.', parts: null, hours: 0.5 },
      ...{ meter: '4210', on: '2026-11-18', photos: ['/api/objects/p-1', '/api/objects/p-2'], photoURLs: [] },
    };
    const fault = { path: 'fitterSignature', code: 'x', message: 'Please sign.' };
    const { bodiesOf } = aServer({
      [OPEN]: { ...PAGE, defects: [], records: [record] },
      [REPAIRS]: refusal(422, 'request.invalid', 'Please check 1 field.', [fault]),
    });
    const user = openPage(`/repair/${ID}#the-key`);
    await user.click(await screen.findByRole('button', { name: 'Correct RR-7K3M9QXD' }));
    const work = screen.getByLabelText('What was done');
    await user.clear(work);
    await user.type(work, 'New horn.');
    await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    await user.click(screen.getByRole('button', { name: 'Sign and send the correction' }));
    expect(await screen.findByText(fault.message)).toBeTruthy();
    expect(bodiesOf(REPAIRS)[0]).toMatchObject({
      ...{ defectId: 'd-2', corrects: 'f-1', fitter: 'Gary Platt', firm: 'Platt Hydraulics' },
      ...{ work: 'New horn.', hours: 0.5, meter: '4210', on: '2026-11-18' },
      photos: ['/api/objects/p-2'],
    });
  });

  it('asks for the fitter once: the next repair begins with name, firm and meter, and with no signature', async () => {
    const horn = { ...PAGE.defects[0]!, id: 'd-2', number: 'D-1043', item: 'Horn' };
    const fault = { path: 'fitterSignature', code: 'x', message: 'Please sign.' };
    const { bodiesOf } = aServer({
      [OPEN]: { ...PAGE, defects: [...PAGE.defects, horn] },
      [REPAIRS]: refusal(422, 'request.invalid', 'Please check 1 field.', [fault]),
    });
    const user = openPage(`/repair/${ID}#the-key`);
    await user.click(await screen.findByRole('button', { name: 'Repaired D-1042' }));
    await user.type(screen.getByLabelText('Your name'), 'Gary Platt');
    await user.type(screen.getByLabelText('Your firm'), 'Platt Hydraulics');
    await user.type(screen.getByLabelText('Hour meter'), '4210');
    await user.click(screen.getByRole('button', { name: 'Repaired D-1043' }));
    await user.click(screen.getAllByRole('button', { name: 'Sign and send the repair' })[1]!);
    await screen.findByText(fault.message);
    expect(bodiesOf(REPAIRS)[0]).toMatchObject({
      ...{ defectId: 'd-2', fitter: 'Gary Platt', firm: 'Platt Hydraulics', meter: '4210' },
      ...{ work: '', fitterSignature: '', photos: [] },
    });
  });

  it('knows the fitter of a link by what they have signed before, when the page is opened again', async () => {
    const signed = {
      ...{ id: 'f-1', reference: 'RR-7K3M9QXD', defectId: 'd-2', number: 'D-1040', item: 'Horn' },
      ...{ fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New horn.', parts: null, hours: 0.5 },
      ...{ meter: '4210', on: '2026-11-18', photos: ['/api/objects/p-1'], photoURLs: [] },
    };
    aServer({ [OPEN]: { ...PAGE, records: [signed] } });
    const user = openPage(`/repair/${ID}#the-key`);
    expect(await screen.findByText('1 photo')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Repaired D-1042' }));
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Gary Platt');
    expect(screen.getByLabelText('Your firm')).toHaveProperty('value', 'Platt Hydraulics');
    expect(screen.getByLabelText('Hour meter')).toHaveProperty('value', '');
  });

  it('says of a link that has lost its key that it is not complete, and asks nobody', async () => {
    const { calls } = aServer({});
    openPage(`/repair/${ID}`);
    expect(await screen.findByText('This link is not complete. Please ask for it again.')).toBeTruthy();
    expect(calls.filter(({ call }) => call === OPEN)).toEqual([]);
  });

  it('says that a link is over, under a heading and with the firm to ring', async () => {
    aServer({
      'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
      [OPEN]: refusal(404, 'defect.link-over', 'This link no longer works. Please ask for a new one.'),
    });
    openPage(`/repair/${ID}#old`);
    expect(await screen.findByText('This link no longer works. Please ask for a new one.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'This page cannot be opened' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '0191 496 0200' })).toBeTruthy();
  });
});

describe('a repair that waits for a signal', () => {
  const ID = '0199a000-0000-7000-8000-000000000001';
  const BRAKE = {
    ...{ id: ID, number: 'D-1042', plantNumber: 'D-114', item: 'Park brake', finding: 'something wrong' },
    ...{ note: null, photoUrl: null, severity: 'A', proposed: null, state: 'open', isStopping: true },
    ...{ isReleased: false, isWithdrawn: false, isRepeat: false, openedAt: '2026-11-17T07:12:00.000Z' },
    ...{ dueOn: '2026-11-17', isOverdue: true, owner: null, formId: null, isOwn: false, isWithFitter: false },
    events: [{ kind: 'reported', at: '2026-11-17T07:12:00.000Z', by: 'Dave Hill', lines: [] }],
  };
  const REPAIR = `POST /api/defects/${ID}/repair`;

  afterEach(async () => {
    await removeEntriesOf('d');
    await closePage();
  });

  /** A supervisor records what a fitter has told them, and nobody answers. */
  async function aQueuedRepair() {
    signedInHere('supervisor');
    const server = aServer({ ...anAccount('supervisor'), [`GET /api/defects/${ID}`]: BRAKE });
    const user = openPage(`/defects/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Record a repair' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a repair' }));
    await user.type(dialog.getByLabelText('Fitter'), 'Gary Platt');
    await user.type(dialog.getByLabelText('What was done'), 'New cable.');
    await user.click(dialog.getByRole('button', { name: 'Record repair' }));
    expect(await screen.findByText(/^The repair is kept on this phone\./)).toBeTruthy();
    return { server, user };
  }

  it('keeps what a supervisor records without a signal, and sends it once, when there is one', async () => {
    const { server } = await aQueuedRepair();
    expect(screen.queryByRole('button', { name: 'Record a repair' })).toBeNull();
    server.replies[REPAIR] = received;
    await drain(true);
    await waitFor(() => expect(screen.queryByText(/^The repair is kept/)).toBeNull());
    const tries = () => server.calls.filter(({ call }) => call === REPAIR);
    // How often nobody answered is the outbox's own affair; once it has arrived it goes no more.
    const made = tries();
    await drain(true);
    expect(tries()).toHaveLength(made.length);
    for (const { body } of made) expect(body).toEqual(made[0]!.body);
    expect(made[0]!.body).toMatchObject({ fitter: 'Gary Platt', work: 'New cable.', on: expect.any(String) });
    expect(new Set(made.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('goes with the session of who has recorded it, and with nobody else’s', async () => {
    const { server } = await aQueuedRepair();
    // What its own owner has begun by queueing it.
    await drain(true);
    server.replies[REPAIR] = received;
    const before = server.calls.length;
    for (const owner of ['guest', 'somebody else']) {
      setLocalOwner(owner);
      await drain(true);
    }
    expect(server.calls.slice(before).filter(({ call }) => call === REPAIR)).toEqual([]);
    setLocalOwner('d');
    await drain(true);
    expect((await loadOutbox()).map(({ state, reference }) => [state, reference])).toEqual([
      ['sent', 'RR-7K3M9QXD'],
    ]);
  });

  it('can be taken back with what was typed', async () => {
    const { user } = await aQueuedRepair();
    // What is on its way, as it is at once after queueing, is not taken back.
    await drain(true);
    const takeBack = screen.getByRole('button', { name: 'Take back' });
    await waitFor(() => expect(takeBack).toHaveProperty('disabled', false));
    await user.click(takeBack);
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a repair' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('What was done').value).toBe('New cable.');
    expect(await loadOutbox()).toEqual([]);
  });
});
