import { emptyTimesheet, MEMORY_LIMIT } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { renderHook, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../testing/accounts.js';
import { ADDRESS, aFilledWeek, LIMITS } from '../../testing/filled-week.js';
import { openPage } from '../../testing/page.js';
import { aServer, refusal } from '../../testing/server.js';
import { ApiError } from '../lib/api-error.js';
import {
  readSeenCustomers,
  rememberChosen,
  rememberCustomers,
  seenCustomer,
  seenCustomers,
} from './customers/seen-customers.js';
import { loadDraft } from './drafts/draft-store.js';
import { beginDraft, enterOnForm } from './drafts/draft.js';
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

  it('says at the first letter that nothing is kept and what to do instead, and goes on when it can', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    const name = await screen.findByLabelText("Client's name");
    breakStore();
    await user.type(name, ' ');
    const bar = (await screen.findByText(BAR)).closest('[role=alert]');
    expect(bar?.textContent).toMatch(/Keep this page open, and send from here while there is a signal\.$/);
    await user.type(name, 'Senior');
    jest.mocked(IDBDatabase.prototype.transaction).mockImplementation(function (this: IDBDatabase, ...args) {
      return transaction.apply(this, args);
    });
    await waitFor(() => expect(screen.queryByText(BAR)).toBeNull());
    expect(await loadDraft('timesheet/id-1:guest')).toMatchObject({
      form: { clientSignedName: 'Jo Kerr Senior' },
    });
  });
});
