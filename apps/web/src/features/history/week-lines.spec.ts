import type { HistoryEntry } from './api.js';
import { weekLines } from './week-lines.js';

/** A Wednesday; the week ends on Saturday 28 November. */
const TODAY = '2026-11-25';

const aForm = (of: Partial<HistoryEntry>): HistoryEntry => ({
  id: `${of.kind} ${of.date}`,
  kind: 'timesheet',
  status: 'submitted',
  reference: 'TS-7K3M9QXD',
  date: '2026-11-28',
  customerId: 'c1',
  customerName: 'Northgate Civils Ltd',
  siteLocation: null,
  plantNumber: 'D-114',
  machineNumber: null,
  orderNumber: null,
  totalHours: 9,
  attentionCount: null,
  openCount: null,
  version: 1,
  changedAt: '2026-11-25T09:00:00.000Z',
  submittedAt: null,
  corrects: null,
  supersededBy: null,
  replacedBy: null,
  isSigned: false,
  approvedIn: null,
  mails: [],
  ...of,
});
const sheet = (date: string, of: Partial<HistoryEntry> = {}) => aForm({ date, ...of });
const check = (date: string, of: Partial<HistoryEntry> = {}) => aForm({ kind: 'check-sheet', date, ...of });
const DRAFT = { status: 'draft' } as const;
const SIGNED = { status: 'draft', isSigned: true } as const;

it.each<[string, HistoryEntry[], string, string]>([
  [
    'a week in which all is sent',
    [sheet('2026-11-28'), check(TODAY)],
    'done',
    'Timesheet sent · 1 check sent',
  ],
  [
    'a week that lacks the check of today',
    [sheet('2026-11-28'), check('2026-11-24')],
    'open',
    'Timesheet sent · 1 check sent · no check today',
  ],
  [
    'a week that is signed',
    [sheet('2026-11-28', SIGNED), check(TODAY, SIGNED), check('2026-11-24')],
    'waits',
    'Timesheet signed, waits for approval · 1 check sent · 1 check signed',
  ],
  [
    'a week that has begun',
    [sheet('2026-11-27', DRAFT), check(TODAY, DRAFT)],
    'open',
    'Timesheet begun · 1 check begun',
  ],
  [
    'a week whose timesheet is for later',
    [check(TODAY), check('2026-11-23')],
    'running',
    'Timesheet not begun · 2 checks sent',
  ],
  [
    'last week without checks',
    [sheet('2026-11-21'), sheet('2026-11-28'), check(TODAY)],
    'open',
    'Timesheet sent · checks missing',
  ],
  [
    'a machine of last week that has nothing this week',
    [check('2026-11-20'), sheet('2026-11-21')],
    'running',
    'Nothing begun this week',
  ],
  ['last week without a timesheet', [check('2026-11-20')], 'open', 'Timesheet missing · 1 check sent'],
  [
    'a correction that has begun',
    [sheet('2026-11-28'), sheet('2026-11-28', { ...DRAFT, corrects: 'x' }), check(TODAY)],
    'open',
    'Timesheet sent · correction of the timesheet begun · 1 check sent',
  ],
])('%s', (_, forms, state, words) => {
  expect(weekLines(forms, TODAY).at(-1)).toMatchObject({ state, words });
});

it('is one line for a machine and week, however its number is written', () => {
  const forms = [
    sheet('2026-11-28'),
    check(TODAY, { plantNumber: 'd 114' }),
    check(TODAY, { plantNumber: 'R-400' }),
  ];
  expect(weekLines(forms, TODAY).map(({ of }) => of.plantNumber)).toEqual(['D-114', 'R-400']);
});

it('tells nothing of weeks that are over and sent, nor of what a correction has replaced', () => {
  const forms = [
    sheet('2026-11-21'),
    check('2026-11-20'),
    sheet('2026-11-07'),
    check('2026-10-30'),
    sheet('2026-11-14', { supersededBy: 'x' }),
  ];
  expect(weekLines(forms, TODAY).filter(({ week }) => week !== '2026-11-28')).toEqual([]);
});

it('keeps a draft of any week in sight, the one of this week first', () => {
  const forms = [sheet('2026-10-03', DRAFT), sheet('2026-11-14', SIGNED), check(TODAY, DRAFT)];
  const lines = weekLines(forms, TODAY);
  expect(lines.map(({ week }) => week)).toEqual(['2026-11-28', '2026-11-14', '2026-10-03']);
});

it('goes on with the check of today first, then the timesheet', () => {
  const forms = [
    check('2026-11-23', DRAFT),
    sheet('2026-11-28', DRAFT),
    check(TODAY, DRAFT),
    check('2026-11-24', SIGNED),
  ];
  const [line] = weekLines(forms, TODAY);
  expect(line?.drafts.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'check-sheet 2026-11-25',
    'timesheet 2026-11-28',
    'check-sheet 2026-11-23',
    'check-sheet 2026-11-24',
  ]);
});

it.each<[string, HistoryEntry[], string | undefined]>([
  ['the machine of last week has nothing this week', [sheet('2026-11-21')], '2026-11-21'],
  ['it has checks alone', [check(TODAY), sheet('2026-11-21')], '2026-11-21'],
  ['its timesheet has begun', [sheet('2026-11-28', DRAFT), sheet('2026-11-21')], undefined],
  ['its timesheet is sent', [sheet('2026-11-28'), sheet('2026-11-21')], undefined],
  ['it was for another customer', [check(TODAY, { customerId: 'c2' }), sheet('2026-11-21')], undefined],
  ['the last one is of two weeks ago', [check(TODAY), sheet('2026-11-14')], undefined],
  ['the last one is a draft', [check(TODAY), sheet('2026-11-21', DRAFT)], undefined],
])('offers the copy of last week only where it helps: %s', (_, forms, date) => {
  const [line] = weekLines(forms, TODAY);
  expect(line?.week).toBe('2026-11-28');
  expect(line?.copied?.date).toBe(date);
});
