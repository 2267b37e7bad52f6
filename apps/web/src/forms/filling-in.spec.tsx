import { emptyTimesheet, MEMORY_LIMIT, standardShift } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';

import { anAccount, signedInHere } from '../../testing/accounts.js';
import { ADDRESS, aFilledWeek, LIMITS } from '../../testing/filled-week.js';
import { aJpeg } from '../../testing/jpeg.js';
import { openPage } from '../../testing/page.js';
import { aServer, refusal } from '../../testing/server.js';
import {
  addPhoto,
  enterMachine,
  newDraft as newSheet,
  signSheet,
  tapAnswer,
} from '../features/check-sheets/check-sheet-draft.js';
import { enter, enterDay, newDraft as newWeek, rate } from '../features/timesheets/timesheet-draft.js';
import { ApiError } from '../lib/api-error.js';
import { packCopy } from './copies/copy-file.js';
import { CopyFault, MOST_BYTES, MOST_FORM_BYTES, readCopy } from './copies/read-copy.js';
import {
  readSeenCustomers,
  rememberChosen,
  rememberCustomers,
  seenCustomer,
  seenCustomers,
} from './customers/seen-customers.js';
import { loadDraft } from './drafts/draft-store.js';
import { beginDraft, type Draft, enterOnForm } from './drafts/draft.js';
import { formSearchOf, readFormSearch } from './form-search.js';
import { readMemory, withEntered } from './memory/form-memory.js';
import { useFormSaves } from './wizard/use-form-saves.js';

describe('the address of a form', () => {
  it('is read as it was made', () => {
    const search = { mode: 'quick', customerId: 'c1', orderNumber: 'P-1234', draft: 'd1', step: 2 };
    expect(readFormSearch(search)).toEqual(search);
  });

  it('leads back to a form by its customer, or by the firm that was typed in place of one', () => {
    const form = { customerId: 'c1', orderNumber: 'P-1234', clientCompany: 'Northgate Civils' };
    expect(formSearchOf(form)).toEqual({ customerId: 'c1', orderNumber: 'P-1234' });
    expect(formSearchOf({ ...form, customerId: null })).toEqual({ firm: 'Northgate Civils' });
  });

  it('knows no other mode, forgives small letters and lone digits', () => {
    expect(readFormSearch({ mode: 'slow', customerId: 42, orderNumber: ' p-12 ' })).toEqual({
      mode: undefined,
      customerId: '42',
      orderNumber: 'P-12',
    });
  });

  it('holds nothing that is no text', () => {
    expect(readFormSearch({ customerId: {}, orderNumber: '', step: 9 })).toEqual({});
  });
});

describe('the choice of a customer', () => {
  const aCustomer = (no: number, requiresOrderValidation = false) => ({
    ...{ id: `00000000-0000-7000-8000-${String(no).padStart(12, '0')}`, name: `Company ${no}` },
    requiresOrderValidation,
  });
  const FIRST = Array.from({ length: 100 }, (_, no) => aCustomer(no));
  const FAR = aCustomer(70_000, true);

  /** A register: the first hundred of many, or all there are. */
  function aRegister(list: object[], further: object = {}) {
    const asked: string[] = [];
    const more = { headers: { Link: '</api/customers?after=x>; rel="next"' } };
    const server = aServer({
      'GET /api/customers': ({ url }: Request) => {
        const { search, searchParams } = new URL(url);
        asked.push(search);
        if (searchParams.has('search')) return list.filter((each) => JSON.stringify(each).includes('70000'));
        return list.length > 100 ? Response.json(list.slice(0, 100), more) : list;
      },
      ...further,
    });
    return { ...server, asked };
  }
  const select = () => screen.findByLabelText('Select Customer');
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('shows a short register whole, without a box to search it', async () => {
    const { asked } = aRegister([aCustomer(1), aCustomer(2, true)]);
    openPage('/select-customer');
    expect(names(await select())).toEqual(['Choose a customer', 'Company 1', 'Company 2 📄']);
    expect(screen.queryByLabelText('Find a customer')).toBeNull();
    expect(asked).toEqual(['']);
  });

  it('lets people type the firm where they are shown no register, and puts it on the form', async () => {
    aRegister([], { 'GET /api/limits': { recipients: 5 } });
    const user = openPage('/select-customer');
    const next = await screen.findByRole('button', { name: 'Continue to Form' });
    expect(next).toMatchObject({ disabled: true });
    expect(screen.queryByLabelText('Select Customer')).toBeNull();
    await user.type(screen.getByLabelText('Customer'), ' Northgate Civils ');
    await user.click(next);
    expect(await screen.findByLabelText('Client company')).toMatchObject({ value: 'Northgate Civils' });
    expect(location.search).toContain('firm=Northgate');
    expect(location.search).not.toContain('customerId');
  });

  it('says in the words of the server that the list has been opened too often', async () => {
    const words = 'The list of customers has been opened too often from your network within an hour.';
    aServer({ 'GET /api/customers': () => refusal(429, 'company.too-many-pages', words) });
    openPage('/select-customer');
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy();
  });

  it('shows the list it has seen, and why it is not the latest', async () => {
    const seen = { at: new Date().toISOString(), customers: [aCustomer(1)] };
    localStorage.setItem('groundsheet-customers:guest', JSON.stringify(seen));
    const words = 'The list of customers has been opened too often from your network within an hour.';
    aServer({ 'GET /api/customers': () => refusal(429, 'company.too-many-pages', words) });
    openPage('/select-customer');
    expect(await screen.findByText(`${words} This list was loaded just now.`)).toBeTruthy();
    expect(names(await select())).toEqual(['Choose a customer', 'Company 1']);
  });

  it('finds a customer of a long register on the server, and keeps the one that was chosen', async () => {
    const { asked } = aRegister([...FIRST, FAR]);
    const user = openPage('/select-customer');
    expect(names(await select())).toHaveLength(101);
    await user.type(screen.getByLabelText('Find a customer'), 'y 70');
    expect(await screen.findByText('One match. Choose it below.')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toBe('?search=y%2070'));
    await user.selectOptions(await select(), FAR.id);
    expect(screen.getByLabelText('Order number')).toBeTruthy();
    await user.clear(screen.getByLabelText('Find a customer'));
    await waitFor(async () => expect(names(await select())).toHaveLength(102));
    expect(await select()).toMatchObject({ value: FAR.id });
  });

  it('offers the last customer of a long register with the order number, validated at once', async () => {
    const order = { orderNumber: 'P-4501' };
    const chosen = { customerId: FAR.id, ...order };
    localStorage.setItem('groundsheet-last-customer:guest', JSON.stringify(chosen));
    const seen = { at: '2026-11-21T08:00:00Z', customers: [FAR] };
    localStorage.setItem('groundsheet-customers:guest', JSON.stringify(seen));
    const call = `POST /api/customers/${FAR.id}/validate-order`;
    const { bodiesOf } = aRegister([...FIRST, FAR], { [call]: { valid: true, message: 'Valid.' } });
    openPage('/select-customer');
    expect(await select()).toMatchObject({ value: FAR.id });
    expect(await screen.findByText('Valid.')).toBeTruthy();
    expect(bodiesOf(call)).toEqual([order]);
    expect(screen.getByRole('button', { name: 'Continue to Form' })).toMatchObject({ disabled: false });
  });

  it('filters the history by a customer of a long register, and knows their name afterwards', async () => {
    signedInHere('driver');
    const history: string[] = [];
    aRegister([...FIRST, FAR], {
      ...anAccount('driver'),
      'GET /api/history': ({ url }: Request) => {
        history.push(new URL(url).search);
        return [];
      },
    });
    const user = openPage('/history');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByLabelText('Find a customer'), '70');
    await user.selectOptions(
      await screen.findByLabelText('Customer'),
      await screen.findByText('Company 70000'),
    );
    await waitFor(() => expect(history.at(-1)).toBe(`?customerId=${FAR.id}`));
    await user.clear(screen.getByLabelText('Find a customer'));
    await waitFor(async () => expect(names(await screen.findByLabelText('Customer'))).toHaveLength(102));
    expect(names(screen.getByLabelText('Customer'))[1]).toBe('Company 70000');
  });
});

describe('the check of an order number', () => {
  const VALIDATE = 'POST /api/customers/c2/validate-order';
  const CUSTOMERS = [
    { id: 'c1', name: 'Acme', requiresOrderValidation: false },
    { id: 'c2', name: 'Brickworks', requiresOrderValidation: true },
  ];

  const goOn = () => screen.getByRole('button', { name: 'Continue to Form' });
  /** What is said of a shut button. */
  const reason = () => document.getElementById(goOn().getAttribute('aria-describedby') ?? '')?.textContent;

  async function chosen(id: string) {
    const user = openPage('/select-customer');
    await user.selectOptions(await screen.findByLabelText('Select Customer'), id);
    return { user, box: screen.queryByLabelText('Order number') as HTMLInputElement };
  }

  it('lets a customer without order numbers go on at once, after saying that one is to be chosen', async () => {
    aServer({ 'GET /api/customers': CUSTOMERS });
    const user = openPage('/select-customer');
    const customers = await screen.findByLabelText('Select Customer');
    expect(screen.getByRole('option', { name: 'Brickworks, order required' })).toBeTruthy();
    expect(goOn()).toMatchObject({ disabled: true });
    expect(reason()).toBe('Choose a customer first.');
    await user.selectOptions(customers, 'c1');
    expect(goOn()).toMatchObject({ disabled: false });
    expect(reason()).toBeUndefined();
  });

  it('keeps the caret where one types in the order number', async () => {
    aServer({ 'GET /api/customers': CUSTOMERS });
    const { user, box } = await chosen('c2');
    await user.type(box, 'p-14');
    await user.type(box, 'ab', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box.value).toBe('P-AB14');
  });

  it('judges the number when its box is left, and says all the time what Continue waits for', async () => {
    const { replies, bodiesOf } = aServer({ 'GET /api/customers': CUSTOMERS });
    const { user, box } = await chosen('c2');
    expect(reason()).toBe('Enter an order number first.');
    await user.type(box, 'p-1');
    expect(reason()).toBe('Validate the order number first.');
    replies[VALIDATE] = { valid: false, message: 'Too short.' };
    await user.tab();
    expect(await screen.findByText('Too short.')).toBeTruthy();
    expect(reason()).toBe('Check the order number first.');
    replies[VALIDATE] = { valid: true, message: 'Fine.' };
    await user.type(box, '2');
    await user.tab();
    await waitFor(() => expect(goOn()).toMatchObject({ disabled: false }));
    expect(bodiesOf(VALIDATE)).toEqual([{ orderNumber: 'P-1' }, { orderNumber: 'P-12' }]);
  });
});

describe('customers seen before', () => {
  it('are read back as they were kept', () => {
    const kept = {
      at: '2026-11-21T08:00:00.000Z',
      customers: [{ id: 'a', name: 'Acme', requiresOrderValidation: true }],
    };
    expect(readSeenCustomers(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([[null], ['{'], ['null'], ['[]'], ['{"at":1,"customers":[]}'], ['{"at":"x"}']])(
    'are none for %p',
    (stored) => {
      expect(readSeenCustomers(stored)).toBeNull();
    },
  );

  it('stay when only a part of the list has come, up to 300', () => {
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, no) => ({
        id: String(from + no),
        name: `Company ${from + no}`,
        requiresOrderValidation: false,
      }));
    const ids = () => seenCustomers()?.customers.map(({ id }) => id);
    rememberCustomers(some(0, 6), { isWhole: true });
    rememberChosen(some(900, 1)[0]!);
    expect(ids()).toEqual(['900', '0', '1', '2', '3', '4', '5']);
    expect(seenCustomer('900')?.name).toBe('Company 900');
    rememberCustomers(some(0, 300), { isWhole: false });
    expect(ids()).toHaveLength(300);
    expect(seenCustomer('900')).toBeNull();
    rememberCustomers(some(0, 2), { isWhole: true });
    expect(ids()).toEqual(['0', '1']);
  });
});

describe('form memory', () => {
  it('keeps ten per list, the latest first', () => {
    expect(MEMORY_LIMIT).toBe(10);
    let memory = readMemory(null);
    for (let number = 1; number <= 12; number += 1)
      memory = withEntered(memory, { plantNumbers: `EX-${number}` });
    expect(memory.plantNumbers).toEqual([
      'EX-12',
      'EX-11',
      'EX-10',
      'EX-9',
      'EX-8',
      'EX-7',
      'EX-6',
      'EX-5',
      'EX-4',
      'EX-3',
    ]);
    expect(memory.companies).toEqual([]);
  });

  it('moves what is used again to the front, however it is written', () => {
    let memory = withEntered(readMemory(null), { companies: 'Hill Plant' });
    memory = withEntered(memory, { companies: 'Acme' });
    memory = withEntered(memory, { companies: ' HILL PLANT ', siteLocations: '  ', driverNames: null });
    expect(memory).toMatchObject({ companies: ['HILL PLANT', 'Acme'], siteLocations: [], driverNames: [] });
  });

  it.each([['{'], ['[]'], ['null'], ['{"companies":"x"}'], ['{"companies":[1,null]}']])(
    'is empty for %p',
    (stored) => {
      expect(readMemory(stored).companies).toEqual([]);
    },
  );
});

describe('saves of a form', () => {
  const customer = { customerId: 'c1', orderNumber: null, customerName: null };
  const begun = beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z');
  const draft = enterOnForm(begun, { siteLocation: 'Wharf Road' });

  /** A form on a server that refuses so, and of which of its saves something was said. */
  function refused(status: number, every?: number) {
    const said: string[] = [];
    const error = new ApiError(status, '', '');
    const { result } = renderHook(() =>
      useFormSaves({
        saving: {
          ...(every ? { every } : {}),
          failed: (_, asked) => {
            said.push(asked);
            return null;
          },
        },
        saves: {
          isSaving: false,
          other: null,
          save: () => Promise.resolve({ state: 'failed', error }),
          compare: () => Promise.resolve(null),
          settle: () => Promise.resolve(),
          keepMine: () => Promise.resolve(null),
          takeOther: () => undefined,
          decideLater: () => undefined,
        },
        current: () => draft,
        noticeSent: () => Promise.resolve(false),
        isOpen: true,
      }),
    );
    return { said, form: result.current };
  }

  it.each([
    ['too many saves a minute on Next only where the driver has asked', 429, ['by-driver']],
    ['any other refusal both times', 409, ['by-wizard', 'by-driver']],
  ])('tells of %s', async (_, status, said) => {
    const refusals = refused(status);
    refusals.form.saveOnNext();
    expect(await refusals.form.saveDraft()).toBe(false);
    expect(refusals.said).toEqual(said);
  });

  it.each([429, 503])('tells of every autosave that fails with %s', async (status) => {
    const { said } = refused(status, 10);
    await waitFor(() => expect(said.length).toBeGreaterThan(2));
  });
});

describe('a device that keeps nothing', () => {
  const BAR = 'This phone cannot keep what you type.';
  const transaction = IDBDatabase.prototype.transaction;
  /** From now on the browser begins no transaction on the drafts any more. */
  const breakStore = () =>
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      if (this.name !== 'groundsheet-drafts') return transaction.apply(this, args);
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    });

  afterEach(() => jest.restoreAllMocks());

  it('says at the first letter that nothing is kept, saves a copy of what is typed, and goes on when it can', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    const name = await screen.findByLabelText("Client's name");
    breakStore();
    const copies: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((copy) => {
      copies.push(copy as Blob);
      return 'blob:copy';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.type(name, ' ');
    await screen.findByText(BAR);
    await user.type(name, 'Senior');
    await user.click(screen.getByRole('button', { name: 'Save a copy' }));
    await waitFor(() => expect(copies).toHaveLength(1));
    const files = unzipSync(new Uint8Array(await copies[0]!.arrayBuffer()));
    expect(JSON.parse(strFromU8(files['form.json']!))).toMatchObject({
      format: 'groundsheet-form-1',
      kind: 'timesheet',
      draft: { form: { clientSignedName: 'Jo Kerr Senior' } },
    });
    jest.mocked(IDBDatabase.prototype.transaction).mockImplementation(function (this: IDBDatabase, ...args) {
      return transaction.apply(this, args);
    });
    await waitFor(() => expect(screen.queryByText(BAR)).toBeNull());
    expect(await loadDraft('timesheet/id-1:guest')).toMatchObject({
      form: { clientSignedName: 'Jo Kerr Senior' },
    });
  });

  it('packs the pictures of a form beside it, uncompressed', async () => {
    const draft = { form: { id: 'id-1' } } as never;
    const picture = new Blob([new Uint8Array(2000)], { type: 'image/jpeg' });
    const copy = await packCopy({
      kind: 'check-sheet',
      draft,
      pictures: [{ name: '/api/objects/1', picture }],
    });
    expect(copy.length).toBeGreaterThan(2000);
    const files = unzipSync(copy);
    expect(files['pictures/1.jpg']).toHaveLength(2000);
    expect(JSON.parse(strFromU8(files['form.json']!))).toMatchObject({
      pictures: [{ name: '/api/objects/1', file: 'pictures/1.jpg' }],
    });
  });
});

describe('the reader of copies', () => {
  const customer = { customerId: 'c1', orderNumber: 'S-2210', customerName: 'Northgate Civils' };
  const NOW = '2026-11-21T08:00:00.000Z';
  const SIGNATURE = 'data:image/png;base64,AA==';

  function aWeek() {
    const begun = enter(newWeek('id-1', customer, '2026-11-21', NOW), { machineHours: '41' });
    const worked = rate(enterDay(begun, 'monday', standardShift), 'happy');
    return { ...enter(worked, { clientSignature: SIGNATURE, clientSignedName: 'Jo Kerr' }), step: 4 };
  }

  function aSheet() {
    const machine = {
      selectedVehicle: 'dumper',
      plantNumber: 'D-114',
      machineNumber: 'Thwaites 9t',
    } as const;
    const begun = enterMachine(newSheet('id-2', customer, '2026-11-21', NOW), machine);
    const answered = tapAnswer(begun, 'defectHorn', false);
    return signSheet(addPhoto(answered, '/api/objects/1', 'defectHorn'), SIGNATURE, { mailsLikeGuest: true });
  }

  /** What `form.json` says of the week, before anything is done to it. */
  const saidOf = (draft: object = aWeek()) => ({
    format: 'groundsheet-form-1',
    kind: 'timesheet',
    draft,
    pictures: [] as object[],
  });
  const inFile = (files: Zippable, level: 0 | 9 = 0) => new Blob([zipSync(files, { level }) as never]);
  const textOf = (said: unknown) => new TextEncoder().encode(JSON.stringify(said));
  const copyOf = (said: unknown, others: Zippable = {}) => inFile({ 'form.json': textOf(said), ...others });
  const inForm = (fields: object) => {
    const week = aWeek();
    return saidOf({ ...week, form: { ...week.form, ...fields } });
  };
  const withPicture = (bytes: Uint8Array) =>
    copyOf(
      { ...saidOf(), pictures: [{ name: '/api/objects/1', file: 'pictures/1.jpg' }] },
      { 'pictures/1.jpg': bytes },
    );

  it.each([
    ['timesheet' as const, aWeek()],
    ['check-sheet' as const, aSheet()],
  ])(
    'a %s comes back as it was saved, with its pictures and none of its tries',
    async (kind, draft: Draft) => {
      const picture = new Blob([aJpeg(640, 480) as never]);
      const packed = await packCopy({
        kind,
        draft: { ...draft, attempt: { key: 'k', revision: draft.revision } },
        pictures: [{ name: '/api/objects/1', picture }],
      });
      const copy = await readCopy(new Blob([packed]));
      expect(copy).toMatchObject({ kind, pictures: [{ name: '/api/objects/1' }] });
      expect(copy.draft).toEqual({ ...draft, attempt: null, step: 4 });
      expect(await copy.pictures[0]!.picture.arrayBuffer()).toEqual(await picture.arrayBuffer());
    },
  );

  it('takes nothing that is no field of a form', async () => {
    const said = inForm({ isAdmin: true, __proto__: { isAdmin: true } });
    const { draft } = await readCopy(copyOf({ ...said, draft: { ...said.draft, owner: 'd', step: 99 } }));
    expect(draft).not.toHaveProperty('owner');
    expect(draft.form).not.toHaveProperty('isAdmin');
    expect(draft.step).toBe(4);
  });

  const nested = (depth: number) => new TextEncoder().encode('['.repeat(depth) + ']'.repeat(depth));
  const bomb = new Uint8Array(20_000_000);

  it.each([
    ['no ZIP at all', new Blob(['<html>Welcome to the Wi-Fi</html>'])],
    ['nothing', new Blob([])],
    ['a ZIP without a form', inFile({ 'pictures/1.jpg': aJpeg(2, 2) })],
    ['a bomb', inFile({ 'form.json': bomb }, 9)],
    ['a bomb beside a form', copyOf(saidOf(), { 'pictures/1.jpg': [bomb, { level: 9 }] })],
    ['a form that is too large', inFile({ 'form.json': new Uint8Array(MOST_FORM_BYTES + 1) })],
    [
      'more pictures than any form has',
      copyOf(
        saidOf(),
        Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`pictures/${at}.jpg`, aJpeg(2, 2)])),
      ),
    ],
    ['a file of another name', copyOf(saidOf(), { '../../passwd': aJpeg(2, 2) })],
    ['a form nested without end', inFile({ 'form.json': nested(500_000) })],
    ['a later format', copyOf({ ...saidOf(), format: 'groundsheet-form-9' })],
    ['another kind', copyOf({ ...saidOf(), kind: 'invoice' })],
    ['an id that reaches elsewhere', copyOf(inForm({ id: 'id-1:d' }))],
    ['a text beyond its length', copyOf(inForm({ siteLocation: 'x'.repeat(121) }))],
    ['a number for a text', copyOf(inForm({ siteLocation: 7 }))],
    ['too many addresses', copyOf(inForm({ submissionEmails: Array.from({ length: 21 }, () => 'a@b.co') }))],
    ['a signature from elsewhere', copyOf(inForm({ clientSignature: 'https://example.com/s.png' }))],
    ['a day that is none', copyOf(inForm({ weekEnding: '2026-02-30' }))],
    ['a revision beyond all counting', copyOf(saidOf({ ...aWeek(), revision: 1e300 }))],
    [
      'a picture that is not there',
      copyOf({ ...saidOf(), pictures: [{ name: 'x', file: 'pictures/9.jpg' }] }),
    ],
    ['a picture that is no JPEG', withPicture(new TextEncoder().encode('<svg onload="alert(1)"/>'))],
    ['a picture of four thousand million dots', withPicture(aJpeg(65_500, 65_500))],
  ])('refuses %s', async (_, file) => {
    await expect(readCopy(file)).rejects.toThrow(CopyFault);
  });

  it('refuses a file that names one entry over and over, so that little becomes much', async () => {
    const bytes = zipSync(
      { 'form.json': textOf(saidOf()), 'pictures/1.jpg': aJpeg(2, 2, 50_000) },
      { level: 0 },
    );
    await expect(readCopy(new Blob([withEntriesRepeated(bytes, 8) as never]))).rejects.toThrow(CopyFault);
  });

  it('does not even read a file that is too large', async () => {
    const file = { size: MOST_BYTES + 1 } as Blob;
    await expect(readCopy(file)).rejects.toThrow('This file is too large to be a copy of a form.');
  });

  /** The last entry of the directory again, so many times (8 at most), each under another name and with the same content. */
  function withEntriesRepeated(bytes: Uint8Array, times: number): Uint8Array {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const end = bytes.length - 22;
    const name = 'pictures/1.jpg';
    const entry = bytes.slice(end - 46 - name.length, end);
    const more = Array.from({ length: times }, (_, at) => {
      const again = entry.slice();
      again[46 + 'pictures/'.length] = '2'.charCodeAt(0) + at;
      return again;
    });
    const whole = new Uint8Array(bytes.length + times * entry.length);
    whole.set(bytes.subarray(0, end));
    more.forEach((each, at) => whole.set(each, end + at * entry.length));
    whole.set(bytes.subarray(end), end + times * entry.length);
    const last = new DataView(whole.buffer, whole.length - 22);
    const count = view.getUint16(end + 8, true) + times;
    for (const at of [8, 10]) last.setUint16(at, count, true);
    last.setUint32(12, view.getUint32(end + 12, true) + times * entry.length, true);
    return whole;
  }
});
