import { act, screen, waitFor, within } from '@testing-library/react';

import { onADesk } from '../../../../testing/desk.js';
import { ADDRESS, aServerWith, aSet, KEEP, READ, SIGNED } from '../../../../testing/form-set.js';
import { openPage } from '../../../../testing/page.js';
import { refusal } from '../../../../testing/server.js';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const textsOf = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

it('puts finish below start in the summary where there is no room for all columns', async () => {
  aServerWith(aSet());
  openPage(ADDRESS);
  const rows = textsOf((await region('Timesheet Summary')).getAllByRole('row'));
  expect(rows[0]).toBe('DayStart, finishBreak (min)Net HoursCheck');
  expect(rows[2]).toBe('Tue 1707:00 16:30309.0None');
});

describe('the summaries', () => {
  it('say who and what the set is about, and what is not specified', async () => {
    aServerWith(aSet());
    openPage(ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dave Hill, EX-0417' })).toBeTruthy();
    expect(screen.getByText('Ready for Approval')).toBeTruthy();
    const summary = await region('Form Set Summary');
    const facts = summary
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Driver', 'Dave Hill'],
      ['Plant number', 'EX-0417'],
      ['Company', 'Hill Plant'],
      ['Machine', 'JCB 220X'],
      ['Site', 'Not specified'],
      ['Client', 'Northgate Civils'],
      ['Order number', 'P-004417'],
    ]);
  });

  it('explain the weekly total by what Saturday adds', async () => {
    onADesk();
    aServerWith(aSet());
    openPage(ADDRESS);
    const summary = await region('Timesheet Summary');
    expect(summary.getByText(/Week ending Sat 21 Nov 2026/)).toBeTruthy();
    expect(textsOf(summary.getAllByRole('row'))).toEqual([
      'DayStartFinishBreak (min)Net HoursCheck',
      expect.stringMatching(/^Mon 1607:0016:30309\.0\d+$/),
      'Tue 1707:0016:30309.0None',
      'Wed 1807:0016:30309.0None',
      'Thu 1907:0016:30309.022 defects',
      'Fri 2007:0016:30309.0None',
      'Sat 2108:0012:0004.0None',
      'Monday to Friday45.0',
      'Saturday and Sunday add4.0',
      'Weekly total49.0',
    ]);
    expect(screen.getByText('49.0 h', { selector: '.sticky *' })).toBeTruthy();
    expect(summary.getByText('Standing').nextElementSibling?.textContent).toBe('2.0 h');
    expect(summary.getByText('Breakdown').nextElementSibling?.textContent).toBe('1.5 h');
    expect(summary.getByText('Track tensioner failed.')).toBeTruthy();
  });

  it('name the defects first and once, with note, photos and since when', async () => {
    aServerWith(aSet());
    openPage(ADDRESS);
    const defects = await region('2 defects');
    expect(defects.getByRole('heading', { name: 'Thu 19 Nov 2026' })).toBeTruthy();
    expect(defects.queryByText('Mon 16 Nov 2026')).toBeNull();
    const mirrors = within(defects.getByText('Mirrors').parentElement!);
    expect(mirrors.getByText('Issue')).toBeTruthy();
    expect(mirrors.getByText('First seen Thu 12 Nov 2026')).toBeTruthy();
    const brake = within(defects.getByText('Brake condition').parentElement!);
    expect(brake.getByText('Adjust')).toBeTruthy();
    expect(brake.getByText('First seen that day')).toBeTruthy();
    expect(screen.getAllByText('Left mirror cracked.')).toHaveLength(1);
    expect(defects.getByText('2 photos')).toBeTruthy();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first!.textContent).toBe('Client Signature');
  });

  it('open every answer of a day in place, and sum the checks up', async () => {
    aServerWith(aSet());
    const user = openPage(ADDRESS);
    const summary = await region('Timesheet Summary');
    expect(summary.getByRole('heading', { name: 'Daily Check Sheet Summary' })).toBeTruthy();
    expect(summary.getByText(/^2 check sheets, \d+ items passed, 2 defects\./)).toBeTruthy();
    await user.click(summary.getByRole('button', { name: 'Check of Thu 19 Nov 2026: 2 defects' }));
    const check = within(await screen.findByRole('region', { name: 'Check of Thu 19 Nov 2026' }));
    expect(check.getByText('Mirrors').nextElementSibling?.textContent).toBe(' Issue');
    expect(check.getByText('Horn').nextElementSibling?.textContent).toBe(' N/A');
    expect(check.getByText('Manuals/Certificates').nextElementSibling?.textContent).toBe(' Pass');
    await user.click(summary.getByRole('button', { name: /^Check of Mon 16 Nov 2026: \d+ passed/ }));
    const clean = within(await screen.findByRole('region', { name: 'Check of Mon 16 Nov 2026' }));
    expect(clean.getByText('No defects noted')).toBeTruthy();
    expect(clean.getByText('No photos')).toBeTruthy();
    await user.click(summary.getByRole('button', { name: 'Check of Thu 19 Nov 2026: 2 defects' }));
    expect(screen.queryByRole('region', { name: 'Check of Thu 19 Nov 2026' })).toBeNull();
  });

  it('open photos in full, by keyboard too', async () => {
    aServerWith(aSet());
    const user = openPage(ADDRESS);
    await user.click(await button('Photo 1 of Thu 19 Nov 2026'));
    const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 2' });
    expect(within(dialog).getByRole('img')).toHaveProperty('src', `${location.origin}/api/photos/1`);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tell of an unfinished form what it lacks and nothing else', async () => {
    const draft = { id: 'CS-3', kind: 'check-sheet', date: '2026-11-20', missing: ['Driver’s signature'] };
    const second = { id: 't-2', kind: 'timesheet', date: '2026-11-21', missing: [] };
    aServerWith(aSet({ forms: [draft, second], checkSheetComplete: false }));
    openPage(ADDRESS);
    const unfinished = await region('Not complete yet');
    expect(unfinished.getByText('Check sheet, Fri 20 Nov 2026')).toBeTruthy();
    expect(unfinished.getByText('Missing: Driver’s signature')).toBeTruthy();
    expect(unfinished.getByText('This set has another timesheet.')).toBeTruthy();
    expect(screen.getByText('Missing Check Sheet')).toBeTruthy();
  });

  it('leave nothing to sign where no form is complete', async () => {
    aServerWith(aSet({ timesheet: null, checkSheets: [], versions: [] }));
    openPage(ADDRESS);
    expect(await screen.findByText(/so there is nothing to approve\.$/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Client Signature' })).toBeNull();
  });
});

describe('names and signatures', () => {
  it('come in this order: a name, then the view in which it is signed for', async () => {
    const { bodiesOf } = aServerWith(aSet());
    const user = openPage(ADDRESS);
    expect((await button(/^Enter name first/)).disabled).toBe(true);
    await user.type(await field('Representative name'), 'siân o’neill');
    await user.tab();
    expect(await field('Representative name')).toHaveProperty('value', 'Siân O’Neill');
    expect(screen.queryByRole('button', { name: /^Enter name first/ })).toBeNull();
    await waitFor(() =>
      expect(bodiesOf(KEEP)).toMatchObject([
        { clientName: 'Siân O’Neill', clientSignature: null, versions: aSet().versions },
      ]),
    );
    await user.click(await button('Hand to client'));
    const view = within(await screen.findByRole('dialog', { name: 'For the client to sign' }));
    expect(view.getByText('P-004417')).toBeTruthy();
    expect(view.getAllByRole('row')).toHaveLength(11);
    expect(view.getByText('Mirrors: Issue')).toBeTruthy();
    expect(view.queryByText('Rate Driver Performance')).toBeNull();
    expect(view.getByText('I agree 49.0 hours, week ending Sat 21 Nov, EX-0417')).toBeTruthy();
    expect(await view.findByRole('group', { name: 'Client signature' })).toBeTruthy();
    await user.click(view.getByRole('button', { name: 'Not now, hand back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('may be given in the hands of the signer alone, whose name is asked for first', async () => {
    aServerWith(aSet());
    const user = openPage(ADDRESS);
    await user.click(await button(/Foreman signs/));
    await user.click(await button('Hand to foreman'));
    const view = within(await screen.findByRole('dialog', { name: 'For the foreman to sign' }));
    expect(view.getByRole<HTMLButtonElement>('button', { name: /^Enter name first/ }).disabled).toBe(true);
    expect(document.activeElement).toBe(view.getByLabelText('Foreman name'));
    await user.keyboard('Dai Rees{Enter}');
    expect(await view.findByRole('group', { name: 'Foreman signature' })).toBeTruthy();
    expect(location.search).toBe('?signing=foreman');
  });

  it('pass from the client to the foreman in one tap, and come back to what is next', async () => {
    aServerWith(aSet({ approval: { ...SIGNED, foremanName: null, foremanSignature: null } }));
    const user = openPage(`${ADDRESS}?signing=client`);
    await user.click(await button('Pass to the foreman'));
    expect(await screen.findByRole('dialog', { name: 'For the foreman to sign' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'For the client to sign' })).toBeNull();
    await user.click(await button('Not now, hand back'));
    expect(await button('Hand to foreman')).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('stand on the strip with name and time once they are given', async () => {
    const clientSignedAt = '2026-11-21T14:05:00.000Z';
    const one = { ...SIGNED, foremanName: null, foremanSignature: null };
    aServerWith(aSet({ approval: one, clientSignedAt }));
    openPage(ADDRESS);
    const strip = within(await screen.findByRole('navigation', { name: 'Approval' }));
    const steps = strip.getAllByRole('button').map(({ textContent }) => textContent);
    expect(steps[0]).toMatch(/Client signsSiân O’Neill, 21 Nov 2026, \d\d:05, done$/);
    expect(steps.slice(1)).toEqual(['2Foreman signs', '3Rate', '4Send']);
    expect(strip.getByRole('button', { current: 'step' }).textContent).toBe('2Foreman signs');
    expect(await region('Foreman Signature')).toBeTruthy();
  });
});

describe('the rating', () => {
  it.each(['clientName', 'clientSignature', 'foremanName', 'foremanSignature'])(
    'is not asked for without %s',
    async (field) => {
      aServerWith(aSet({ approval: { ...SIGNED, [field]: null } }));
      const user = openPage(ADDRESS);
      await user.click(await button(/Rate$/));
      expect(await screen.findByText('The rating opens when both have signed.')).toBeTruthy();
      expect(screen.queryByText('Rate Driver Performance')).toBeNull();
    },
  );

  it('is asked for once both have signed, under its own labels, and leads on to the mails', async () => {
    aServerWith(aSet({ approval: SIGNED }));
    const user = openPage(ADDRESS);
    const block = await region('Rate Driver Performance');
    expect(block.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Excellent',
      'OK',
      'Needs Work',
    ]);
    await user.click(block.getByRole('radio', { name: 'OK' }));
    expect(await region('Email to Clients')).toBeTruthy();
    await user.click(await button(/Rate ?OK/));
    expect((await region('Rate Driver Performance')).getByRole('radio', { name: 'OK' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(await button('Continue to Email'));
    expect(await region('Email to Clients')).toBeTruthy();
  });

  it('and the mails are no business of the driver, who presents the set', async () => {
    aServerWith(aSet({ approval: SIGNED, isOwn: true }), 'driver');
    openPage(`${ADDRESS}?step=send`);
    expect(await region('Foreman Signature')).toBeTruthy();
    expect(
      screen.getByText('Both have signed. Your supervisor rates the week and mails the set.'),
    ).toBeTruthy();
    expect(screen.queryByText('Rate Driver Performance')).toBeNull();
    expect(screen.queryByText('Email to Clients')).toBeNull();
    for (const name of [/Rate$/, /Send$/]) expect((await button(name)).disabled).toBe(true);
  });
});

describe('a set that', () => {
  it('is unknown says so in the words of the server', async () => {
    aServerWith(aSet(), 'driver', {
      [READ]: refusal(404, 'form-set.unknown', 'There is no such form set.'),
    });
    openPage(ADDRESS);
    expect(await screen.findByText('There is no such form set.')).toBeTruthy();
  });

  it('cannot be had without a signal can be asked for again', async () => {
    const server = aServerWith(aSet());
    const read = server.replies[READ]!;
    delete server.replies[READ];
    const user = openPage(ADDRESS);
    expect(await screen.findByText(/^No signal\./)).toBeTruthy();
    server.replies[READ] = read;
    await user.click(await button('Try again'));
    expect(await region('Timesheet Summary')).toBeTruthy();
    expect(screen.queryByText(/^No signal\./)).toBeNull();
  });

  it('is completed shows what was approved, and nothing to change', async () => {
    const completed = {
      ...{ status: 'completed', completedAt: '2026-11-21T15:00:00.000Z', approval: SIGNED },
      ...{
        emails: ['hire@h.co', 'site@h.co'],
        completedBy: 'Ruth Keane',
        rating: { rating: 'unhappy', notes: 'Late.', ratedAt: '' },
      },
    };
    const { replies, streams } = aServerWith(aSet(completed));
    openPage(ADDRESS);
    expect(await screen.findByText('Completed')).toBeTruthy();
    expect(
      screen.getByText(
        /^Completed on 21 Nov 2026, \d\d:00 by Ruth Keane and emailed to hire@h\.co, site@h\.co\./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveProperty(
      'href',
      `${location.origin}/api/combined-forms/set-1/pdf`,
    );
    expect(screen.getByRole('img', { name: 'Client signature' })).toBeTruthy();
    expect(screen.getByText('Dai Rees')).toBeTruthy();
    expect(screen.getByText('Driver performance: Needs Work. Late.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();

    replies[READ] = aSet({ ...completed, mailedAt: '2026-11-21T15:01:00.000Z' });
    act(() => streams.open()[0]!.tell('changed'));
    expect(await screen.findByText(/, site@h\.co\. Mailed \d\d:01\. /)).toBeTruthy();
  });
});
