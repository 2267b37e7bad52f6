import { act, screen, waitFor, within } from '@testing-library/react';

import { aHalfDoneCollation } from '../../../testing/collations.js';
import { onADesk } from '../../../testing/desk.js';
import { ADDRESS, aServerWith, aSet, KEEP, PICTURE, READ, SIGNED } from '../../../testing/form-set.js';
import { button, openPage, region } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { beginApproval, collect, followSet, hasLostSignatures, withKept } from './review/approval-record.js';
import { carriedOver } from './review/carried-over.js';

describe('a set under review', () => {
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

    it.each(['client', 'foreman'])(
      'are asked of the %s under the days that have times and count nothing, with the reason',
      async (person) => {
        const timesheet = { ...aSet().timesheet, tuesdayFinish: null, tuesdayNetHours: null };
        aServerWith(aSet({ timesheet }));
        openPage(`${ADDRESS}?signing=${person}`);
        const view = within(await screen.findByRole('dialog', { name: `For the ${person} to sign` }));
        const said = view.getByText('1 day counts 0.0 hours').closest('[role=status]');
        expect(said?.textContent).toBe('1 day counts 0.0 hoursTuesday: there is no finish time.');
      },
    );

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
});

describe('a machine that must not be used', () => {
  it('says on the set that its machine must not be used, and why', async () => {
    const set = aSet({ plantNumber: 'D-114' });
    aServerWith(set, 'supervisor', {
      'GET /api/machine-status': [
        {
          ...{ plantNumber: 'D-114', vehicleType: 'dumper', status: 'do-not-use', isCheckedToday: true },
          lastCheckedOn: '2026-11-20',
          defects: [
            {
              ...{
                key: 'defectParkBrake',
                number: 'D-1042',
                item: 'Park brake',
                severity: 'A',
                state: 'open',
              },
              ...{ isStopping: true, openedAt: '2026-11-17T07:12:00.000Z' },
            },
          ],
          certificates: [
            {
              ...{
                id: 'c-1',
                label: 'Thorough examination, 12 months',
                examinedOn: null,
                dueOn: '2026-11-01',
              },
              ...{
                dueAtHours: null,
                isRequired: true,
                state: 'over',
                standing: 'Over: was due 1 Nov 2026',
                fileUrl: null,
              },
            },
          ],
        },
      ],
    });
    openPage(ADDRESS);
    const open = (await screen.findByText(/Open on this machine:$/)).closest('[role=status]')!;
    expect(open.textContent).toMatch(
      /^Do not use: Open on this machine:D-1042 Park brake: do not use, since .*Thorough examination, 12 months: Over: was due 1 Nov 2026$/,
    );
  });
});

describe('queries of the client', () => {
  const line = (formId: string, of: string, rest: object) => ({
    formId,
    line: of,
    label: '',
    value: '',
    ...rest,
  });
  const HOURS = line('t-1', 'tuesday', {
    label: 'Tue 17 Nov',
    reason: 'hours',
    words: 'hours, should be 7.5',
  });
  const BREAK = line('t-1', 'monday', { label: 'Mon 16 Nov', reason: 'break', words: 'break, should be 60' });
  const SITE = line('t-1', 'friday', {
    label: 'Fri 20 Nov',
    reason: 'not-our-site',
    words: 'not on our site',
  });
  const ORDER = line('t-1', 'order', {
    ...{ label: 'Order number', reason: 'order', words: 'order number, should be P-009999' },
  });
  const MIRRORS = line('CS-2', 'defectMirrors', {
    ...{ label: 'Thu 19 Nov: defect', value: 'Mirrors', reason: 'else', words: 'something else' },
  });
  const QUERY = {
    ...{ id: 'q-1', name: 'Siân O’Neill', lines: [] as object[], note: null, afterSigning: false },
    at: new Date(Date.now() - 49 * 3_600_000).toISOString(),
  };

  function open(queries: object[], change: object = {}) {
    const server = aServerWith(aSet({ queries, ...change }));
    openPage(ADDRESS);
    return server;
  }
  const week = async () => within(await screen.findByRole('region', { name: 'Timesheet Summary' }));
  const dayRow = async (name: RegExp) => (await week()).getByRole('row', { name });
  const marked = (row: HTMLElement) =>
    within(row)
      .queryAllByRole('cell')
      .concat(within(row).getAllByRole('rowheader'))
      .filter(({ className }) => className.includes('bg-bad-soft'))
      .map(({ textContent }) => textContent);

  it.each([
    ['pending', {}],
    ['completed', { status: 'completed', completedAt: '2026-11-21T15:00:00.000Z' }],
  ])(
    'are marked in the cells they are about, with what they should be below, while a set is %s',
    async (_, change) => {
      open([{ ...QUERY, lines: [HOURS, BREAK, SITE, ORDER], note: 'We left at three.' }], change);
      expect(marked(await dayRow(/^Tue 17 07/))).toEqual(['9.0']);
      expect(marked(await dayRow(/^Mon 16 07/))).toEqual(['30']);
      expect(marked(await dayRow(/^Fri 20 07/))).toEqual(['Fri 20']);
      expect(marked(await dayRow(/^Wed 18 07/))).toEqual([]);
      const rows = (await week()).getAllByRole('row').map(({ textContent }) => textContent);
      expect(rows[rows.findIndex((text) => text?.startsWith('Tue 17')) + 1]).toBe(
        'Siân O’Neill: hours, should be 7.5',
      );
      const said = (await week()).getByText(
        /^Siân O’Neill says something is wrong \(2 days ago\)\. See the days marked below\.$/,
      );
      expect(said.parentElement!.textContent).toMatch(
        /Order number: order number, should be P-009999“We left at three\.”$/,
      );
    },
  );

  it('stand below the day of the check they are about, and say so where nothing of a day is wrong', async () => {
    open([
      { ...QUERY, lines: [MIRRORS] },
      { ...QUERY, id: 'q-2', name: 'Dai Rees', note: 'Not ours.', afterSigning: true },
    ]);
    expect((await week()).getByText('Siân O’Neill: Mirrors, something else')).toBeTruthy();
    expect(
      (await week()).getByText('Dai Rees says something is wrong, after signing (2 days ago).'),
    ).toBeTruthy();
  });

  it('are gone once they have been answered elsewhere', async () => {
    const { there, streams } = open([{ ...QUERY, lines: [HOURS] }]);
    expect(marked(await dayRow(/^Tue 17 07/))).toEqual(['9.0']);
    there.set = { ...there.set, queries: [] };
    act(() => streams.open().forEach((stream) => stream.tell('changed')));
    await waitFor(async () => expect(marked(await dayRow(/^Tue 17 07/))).toEqual([]));
    expect(screen.queryByText(/something is wrong/)).toBeNull();
  });
});

describe('the record of an approval', () => {
  it('keeps to what was collected where an answer comes late that is from before it was kept', () => {
    const before = aSet();
    const named = collect(beginApproval(before), { clientName: 'Jo Kerr' });
    const kept = followSet(named, withKept(before, named.collected));
    const signed = collect(kept, { clientSignature: PICTURE });
    expect(followSet(signed, before)).toEqual(signed);
  });

  it.each(['clientSignature', 'foremanSignature'] as const)(
    'drops a %s that was drawn on this device while a form moved, and says so',
    (signature) => {
      const before = aSet();
      const names = { clientName: 'Jo Kerr', foremanName: 'Dai Rees' };
      const drawn = collect(beginApproval(before), { ...names, [signature]: PICTURE });
      const [timesheet, ...sheets] = before.versions;
      const after = followSet(drawn, aSet({ versions: [{ ...timesheet, version: 4 }, ...sheets] }));
      expect(after.collected).toMatchObject({ ...names, clientSignature: null, foremanSignature: null });
      expect(hasLostSignatures(after)).toBe(true);
    },
  );

  describe('what the client has said on their own phone', () => {
    const clientRating = { rating: 'okay', notes: 'Late twice.', ratedAt: '2026-11-21T15:00:00.000Z' };
    const rated = (change: object = {}) => aSet({ approval: SIGNED, clientRating, ...change });

    it('is the rating once both have signed, and keeps none that was given here from counting', () => {
      expect(beginApproval(rated())).toMatchObject({ rating: 'okay', ratingNotes: 'Late twice.' });
      expect(beginApproval(rated({ approval: { ...SIGNED, foremanSignature: null } })).rating).toBeNull();
      const given = { ...beginApproval(aSet({ approval: SIGNED })), rating: 'happy' as const };
      expect(followSet(given, rated()).rating).toBe('happy');
    });

    it('is gone with the signature once a form has moved', () => {
      const before = beginApproval(rated());
      const [timesheet, ...sheets] = rated().versions;
      const versions = [{ ...timesheet, version: 4 }, ...sheets];
      expect(followSet(before, aSet({ versions, clientRating: null })).rating).toBeNull();
    });
  });
});

describe('a form that is begun for a set', () => {
  const set = aHalfDoneCollation();

  it('takes over whose, which machine’s and whom it is for, and no answer', () => {
    expect(carriedOver('timesheet', set, '2026-11-20')).toEqual({
      weekEnding: '2026-11-21',
      driverSignedName: 'Dave Hill',
      customerId: 'c1',
      clientCompany: 'Harrow Groundworks',
      orderNumber: 'P-1234',
      plantNumber: 'D-114',
      machineNumber: 'Hitachi ZX130',
      siteLocation: 'Wharf Road',
      signatureDate: '2026-11-20',
    });
  });

  it.each(['2026-11-10', '2026-11-20', '2026-11-22'])(
    'is a check of the day on which it is begun, %s, whatever week the set is of',
    (today) => {
      expect(carriedOver('check-sheet', set, today)).toMatchObject({ checkDate: today });
    },
  );

  it('leaves the plant number empty where the machine’s number stood in for it', () => {
    const machines = aHalfDoneCollation({ plantNumber: 'HITACHIZX130' });
    expect(carriedOver('timesheet', machines, '2026-11-20')).toMatchObject({
      plantNumber: null,
      machineNumber: 'Hitachi ZX130',
    });
  });

  it('leaves the order number to the driver where the set has several', () => {
    const two = aHalfDoneCollation({ orderNumber: 'P-1234, P-1235' });
    expect(carriedOver('check-sheet', two, '2026-11-20')).toMatchObject({ orderNumber: null });
  });
});

describe('a completed set', () => {
  const OPEN = 'POST /api/form-links';
  const MAILED = aSet({
    clientSignedAt: '2026-11-21T14:50:00.000Z',
    status: 'completed',
    approval: SIGNED,
    completedAt: '2026-11-21T15:00:00.000Z',
    readAs: 'recipient',
  });

  it('opens by the key from its mail, which leaves the address bar', async () => {
    const { bodiesOf } = aServer({ [OPEN]: new Response(null, { status: 204 }), [READ]: MAILED });
    openPage('/completed-set/set-1?key=k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dave Hill, EX-0417' })).toBeTruthy();
    expect(bodiesOf(OPEN)).toEqual([{ formId: 'set-1', key: 'k' }]);
    expect(location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Client signature' })).toBeTruthy();
    expect(screen.getByText(/^Signed 21 Nov 2026, \d\d:50, on the driver’s phone$/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Photo \d of / })).toHaveLength(2);
    expect(screen.queryByText('Driver Performance')).toBeNull();
  });

  it('puts the answer first, what is wrong next, and folds what is looked up', async () => {
    aServer({
      [READ]: MAILED,
      'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
    });
    openPage('/completed-set/set-1');
    const answer = within(await screen.findByRole('region', { name: 'In short' }));
    expect(answer.getByText('49.0 h')).toBeTruthy();
    expect(answer.getByText('EX-0417 · week to Sat 21 Nov')).toBeTruthy();
    for (const line of [
      'Signed by Siân O’Neill for the client and Dai Rees, foreman',
      'Standing 2.0 h, breakdown 1.5 h',
      '2 check sheets: 2 defects',
    ]) {
      expect(answer.getByText(line)).toBeTruthy();
    }
    const order = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(order.indexOf('defects-title')).toBeLessThan(order.indexOf('week-summary-title'));
    const facts = screen.getByRole('heading', { name: 'Form Set Summary' }).closest('details');
    expect(facts).toHaveProperty('open', false);
    expect(screen.getByText('Something wrong?').closest('p')?.textContent).toBe(
      'Something wrong? Reply to the mail or ring Hill Plant Ltd on 0191 496 0200.',
    );
  });

  it('tells how the checks have turned out where it went without its timesheet', async () => {
    aServer({ [READ]: { ...MAILED, timesheet: null, hours: null, completedWithout: 'timesheet' } });
    openPage('/completed-set/set-1');
    const answer = within(await screen.findByRole('region', { name: 'In short' }));
    expect(answer.getByText('2 check sheets: 2 defects')).toBeTruthy();
    expect(answer.queryByText(/^Standing/)).toBeNull();
    expect(screen.getByText(/Completed without its timesheet\./)).toBeTruthy();
  });

  it.each([
    ['recipient', false],
    ['driver', true],
    ['office', true],
  ])('shows the log, the way to stop links and the way back to a reader as %s: %s', async (readAs, shown) => {
    aServer({ [READ]: { ...MAILED, readAs }, 'GET /api/combined-forms/set-1/events': [] });
    openPage('/completed-set/set-1');
    await screen.findByRole('link', { name: 'Download PDF' });
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    for (const name of ['Stop links', 'Send again'])
      expect(screen.queryByRole('button', { name }) !== null).toBe(shown);
    expect(screen.queryByRole('link', { name: 'Back to Dashboard' }) !== null).toBe(shown);
    expect(screen.queryByText('Event log') !== null).toBe(shown);
    expect(screen.queryByText('Something wrong?') === null).toBe(shown);
  });

  it.each(['recipient', 'driver', 'office'])('says to a %s that its own driver sent it', async (readAs) => {
    const sent = { ...MAILED, readAs, isSentByDriver: true };
    aServer({ [READ]: sent, 'GET /api/combined-forms/set-1/events': [] });
    openPage('/completed-set/set-1');
    expect(await screen.findByText('Approved and sent by its own driver')).toBeTruthy();
  });

  it('says what to do about a link that does not open it', async () => {
    aServer({
      [OPEN]: refusal(404, 'form-link.stopped', 'This link was stopped.'),
      'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
    });
    openPage('/completed-set/set-1?key=old');
    expect(await screen.findByRole('heading', { name: 'This form set cannot be opened' })).toBeTruthy();
    expect(screen.getByText('This link was stopped.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '0191 496 0200' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('is mailed again to those who have had it, and says who wants no mail', async () => {
    const call = 'POST /api/combined-forms/set-1/send-again';
    const emails = ['hire@northgate.co.uk', 'qs@northgate.co.uk'];
    const { bodiesOf, replies } = aServerWith({ ...MAILED, readAs: 'office', emails }, 'supervisor', {
      'GET /api/combined-forms/set-1/events': [],
      [call]: refusal(422, 'form-set.nobody-mailed', 'Nobody would get this set.'),
    });
    const user = openPage('/completed-set/set-1');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send again' }));
    expect(dialog.getByText(/^Form set FS-1 will be mailed exactly as it was sent\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send again (2)' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Nobody would get this set.');
    replies[call] = { unwanted: ['qs@northgate.co.uk'] };
    await user.click(dialog.getByRole('button', { name: 'Send again (2)' }));
    expect(
      await screen.findByText(
        'It is going to hire@northgate.co.uk. Not sent to qs@northgate.co.uk, who has asked for no more mail.',
      ),
    ).toBeTruthy();
    expect(bodiesOf(call)).toEqual([{ recipients: emails }, { recipients: emails }]);
  });
});
