import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aCompany, BARE, theScreen } from '../../../testing/companies.js';
import { button, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const LIST = 'GET /api/customers';
const toast = (title: string) => screen.findByText(title);

describe('the register of companies', () => {
  const CREATE = 'POST /api/customers/create';
  const UPDATE = 'PUT /api/customers/c-1';
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('shows the register with its words, and leads home', async () => {
    const { asked } = theScreen();
    expect(await screen.findByRole('heading', { name: 'Company Management', level: 1 })).toBeTruthy();
    expect(screen.getByText('Manage companies and their order validation requirements')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('region', { name: 'Company Database' })).toBeTruthy();
    expect(screen.getByPlaceholderText('Search companies...')).toBeTruthy();
    const navigation = within(screen.getByRole('navigation', { name: 'Office' }));
    expect(navigation.getByRole('link', { name: 'Companies' }).getAttribute('aria-current')).toBe('page');
    const [full, bare] = within(await screen.findByRole('list', { name: 'Companies' })).getAllByRole(
      'listitem',
    );
    expect(full!.textContent).toBe(
      'Harrow GroundworksContact PersonImran PatelContact Infoplant@harrow.co.uk020 7946 0182' +
        'Order ValidationRequired by Harrow GroundworksOrder Rulestarts with 00 | 6 digitsStatus ActiveEditMore ',
    );
    expect(bare!.textContent).toBe(
      'Morgan & PriceContact Person-Contact Info-' +
        'Order ValidationNot Required by Morgan & PriceOrder RuleNo rule setStatus ActiveEditMore ',
    );
    expect(asked).toEqual(['?limit=20']);
  });

  it('says that it is loading, and that there are none yet', async () => {
    let answer = (): void => undefined;
    theScreen({ [LIST]: () => new Promise((resolve) => (answer = () => resolve([]))) });
    expect(await screen.findByText('Loading companies...')).toBeTruthy();
    answer();
    expect(await screen.findByText('No companies added yet.')).toBeTruthy();
  });

  it('is searched on the server, and shows the archived alone', async () => {
    const { user, asked } = theScreen({
      [LIST]: ({ url }: Request) => (url.includes('search') ? [] : [BARE]),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), ' zz ');
    expect(await screen.findByText('No companies found matching your search.')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toBe('?search=zz&limit=20'));
    expect(location.search).toBe('?search=zz');
    await user.click(await button('Show all companies'));
    await user.click(screen.getByRole('switch', { name: 'Show archived companies' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?archived=true&limit=20'));
    expect(location.search).toBe('?archived=true');
  });

  it('refuses a company without a name, and sends nothing', async () => {
    const { user, bodiesOf } = theScreen();
    await user.click(await button('Add Company'));
    const form = await dialog('Add New Company');
    await user.type(form.getByLabelText('Company Name'), '   {Enter}');
    expect(await toast('Company Name Required')).toBeTruthy();
    expect(screen.getAllByText('Please enter a company name.')).toHaveLength(2);
    expect(document.activeElement).toBe(form.getByLabelText('Company Name'));
    expect(bodiesOf(CREATE)).toEqual([]);
  });

  it('adds a company with rules that are judged as they are typed, and refreshes the list', async () => {
    const { user, bodiesOf, asked } = theScreen({ [CREATE]: aCompany() });
    await user.click(await button('Add Company'));
    const form = await dialog('Add New Company');
    await user.type(form.getByLabelText('Company Name'), 'Harrow Groundworks');
    expect(form.getByLabelText('Contact Email').getAttribute('type')).toBe('email');
    expect(form.getByText('0 rule(s) will be active when saved')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    // It is there to be chosen, or typed over.
    expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Rule 1' }));
    const rule = form.getByLabelText('Rule 1 in words') as HTMLInputElement;
    expect([rule.placeholder, rule.value]).toEqual(['starts with 00', 'new rule']);
    expect(form.getByText('Choose the kind of rule above, or write it here.')).toBeTruthy();
    await user.click(rule);
    await user.keyboard('starts with 00');
    expect(form.getByText('Begins with “00”, with or without the P-, S- or M- before it.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Rule 2' }), 'Number of digits');
    expect(form.getByText('This rule counts once its value is filled in.')).toBeTruthy();
    expect(form.getByText('1 rule(s) will be active when saved')).toBeTruthy();
    await user.type(form.getByLabelText('Value of rule 2'), 'x6|');
    expect(form.getByText('Exactly 6 digits after P-, S- or M-.')).toBeTruthy();
    expect(form.getByText('2 rule(s) will be active when saved')).toBeTruthy();
    expect(form.getByText(/and fits one of these rules\.$/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Rule 3' }), 'Number between');
    await user.type(form.getByLabelText('From'), '9');
    await user.type(form.getByLabelText('To'), '3');
    expect(form.getByText('The first number has to be the smaller one.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Remove rule 3' }));
    expect(form.getByText('2 rule(s) will be active when saved')).toBeTruthy();
    const tried = form.getByLabelText('Try an order number');
    await user.type(tried, 'p-99{Enter}');
    expect(form.getByText(/^P-99 does not match this company's order numbers/)).toBeTruthy();
    await user.clear(tried);
    await user.type(tried, 'p-0012');
    expect(form.getByText('Order number P-0012 is valid.')).toBeTruthy();
    await user.type(form.getByLabelText('Off-hire notice, working days'), '5');
    const before = asked.length;
    await user.click(form.getByRole('button', { name: 'Create Company' }));
    expect(await toast('Company Added')).toBeTruthy();
    expect(screen.getByText('Company has been successfully created.')).toBeTruthy();
    expect(bodiesOf(CREATE)).toEqual([
      {
        ...{ name: 'Harrow Groundworks', contactPerson: '', contactEmail: '', contactPhone: '' },
        ...{ defaultOrderPattern: 'starts with 00 | 6 digits', requiresOrderValidation: true },
        offHireNoticeDays: 5,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked.length).toBe(before + 1));
  });

  it('keeps what was typed when the server refuses it, and says what is wrong where it is', async () => {
    const sentence = 'Please enter a complete email address, such as name@company.co.uk.';
    const details = [{ path: 'contactEmail', code: 'x', message: sentence }];
    const { user, replies } = theScreen({ [CREATE]: () => refusal(422, 'x', sentence, details) });
    await user.click(await button('Add Company'));
    const form = await dialog('Add New Company');
    await user.type(form.getByLabelText('Company Name'), 'Harrow');
    await user.type(form.getByLabelText('Contact Email'), 'hire@{Enter}');
    expect(await toast('Creation Failed')).toBeTruthy();
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(document.activeElement).toBe(form.getByLabelText('Contact Email'));
    delete replies[CREATE];
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to create company. Please try again.')).toBeTruthy();
    expect(form.getByLabelText('Company Name')).toMatchObject({ value: 'Harrow' });
  });

  it('edits the whole record: its rules come apart, and without one no number is asked for', async () => {
    const { user, bodiesOf } = theScreen({ [UPDATE]: aCompany() });
    await user.click(await button('Edit Harrow Groundworks'));
    const form = await dialog('Edit Company');
    expect(form.getByRole('combobox', { name: 'Rule 1' })).toMatchObject({ value: 'starts-with' });
    expect(form.getByLabelText('Value of rule 1')).toMatchObject({ value: '00' });
    expect(form.queryByText(/^This company requires order numbers/)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Remove rule 2' }));
    await user.clear(form.getByLabelText('Value of rule 1'));
    expect(
      form.getByText(/^This company requires order numbers\. Saving without a rule turns that off/),
    ).toBeTruthy();
    await user.clear(form.getByLabelText('Contact Phone'));
    await user.click(form.getByRole('button', { name: 'Update Company' }));
    expect(await toast('Company Updated')).toBeTruthy();
    expect(screen.getByText('Company has been successfully updated.')).toBeTruthy();
    const { id: _, ...record } = aCompany();
    const cleared = { contactPhone: '', defaultOrderPattern: '', requiresOrderValidation: false };
    expect(bodiesOf(UPDATE)).toEqual([{ ...record, ...cleared }]);
  });

  it.each([
    [
      'Required by Harrow Groundworks',
      UPDATE,
      { ...aCompany(), requiresOrderValidation: false },
      'Company Updated',
    ],
  ])('does at once what %s is for, and refreshes the list', async (name, call, sent, done) => {
    const { user, bodiesOf, asked } = theScreen({ [call]: new Response(null, { status: 204 }) });
    await user.click(await button(name));
    expect(await toast(done)).toBeTruthy();
    const { id: _, ...body } = sent ?? { id: '' };
    expect(bodiesOf(call)).toEqual([sent && body]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is for admins alone', async () => {
    signedInHere('supervisor');
    aServer({ ...anAccount('supervisor'), 'GET /api/collations': [], 'GET /api/collations/counts': {} });
    openPage('/admin');
    await waitFor(() => expect(location.pathname).toBe('/collations'));
  });
});

describe('the archive of companies', () => {
  const ARCHIVE = 'DELETE /api/customers/c-1/archive';
  const RESTORE = 'POST /api/customers/c-1/restore';
  const LETTERS = 'GET /api/customers/letters';

  async function choose(user: ReturnType<typeof openPage>, item: string) {
    await user.click(await button('More for Harrow Groundworks'));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }

  it('archives from the menu of a row, and takes that back for ten seconds', async () => {
    let isArchived = false;
    const { user, replies, calls } = theScreen({
      // Its row is gone before all lists are fetched afresh.
      [LIST]: () => (isArchived ? [] : [aCompany()]),
      [LETTERS]: () => new Promise((resolve) => setTimeout(resolve, isArchived ? 200 : 0, [])),
      [ARCHIVE]: () => {
        isArchived = true;
        return new Response(null, { status: 204 });
      },
      [RESTORE]: refusal(409, 'company.name-taken', 'There is already an active company of this name.'),
    });
    await choose(user, 'Archive');
    expect(await toast('Company Archived')).toBeTruthy();
    expect(screen.getByText('Company has been successfully archived.')).toBeTruthy();
    const undo = await button('Undo');
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await screen.findByText('There is already an active company of this name.');
    replies[RESTORE] = new Response(null, { status: 204 });
    await user.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(calls.filter(({ call }) => call === RESTORE)).toHaveLength(2);
    // The keyboard goes on from the heading.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('offers the way back no longer than ten seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { user } = theScreen({ [ARCHIVE]: new Response(null, { status: 204 }) });
      await choose(user, 'Archive');
      await button('Undo');
      act(() => jest.advanceTimersByTime(9500));
      expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
      act(() => jest.advanceTimersByTime(600));
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('restores an archived company, or says why not', async () => {
    const archived = aCompany({ isActive: false });
    const taken = 'There is already an active company called “Harrow Groundworks”.';
    const { user, replies } = theScreen(
      { [LIST]: [archived], [RESTORE]: () => refusal(409, 'company.name-taken', taken) },
      '/admin?archived=true',
    );
    await choose(user, 'Restore');
    expect(await toast('Restore Failed')).toBeTruthy();
    expect(screen.getByText(taken)).toBeTruthy();
    replies[RESTORE] = new Response(null, { status: 204 });
    await choose(user, 'Restore');
    expect(await toast('Company Restored')).toBeTruthy();
  });

  it('says how many there are, and opens a long register at a letter', async () => {
    const { user, asked, replies } = theScreen({
      [LETTERS]: [
        { letter: 'H', count: 1200 },
        { letter: '#', count: 3 },
      ],
    });
    await screen.findByText('1,203 companies');
    const letters = within(screen.getByRole('group', { name: 'Companies by letter' }));
    expect(letters.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
    await user.click(letters.getByRole('button', { name: 'H 1,200' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?letter=H&limit=20'));
    expect(location.search).toBe('?letter=H');
    replies[LETTERS] = [{ letter: 'H', count: 2 }];
    await user.click(letters.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows no letters of a short register', async () => {
    theScreen();
    await screen.findByText('1 company');
    expect(screen.queryByRole('group', { name: 'Companies by letter' })).toBeNull();
  });

  it('says when an archiving or a change did not get through', async () => {
    const { user } = theScreen();
    await choose(user, 'Archive');
    expect(await toast('Archive Failed')).toBeTruthy();
    expect(screen.getByText('Failed to archive company. Please try again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(await button('Required by Harrow Groundworks'));
    expect(await toast('Update Failed')).toBeTruthy();
    expect(screen.getByText('Failed to update company. Please try again.')).toBeTruthy();
  });
});
