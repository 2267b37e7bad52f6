import fc from 'fast-check';
import { answersTo, type CheckAnswer, type CheckAnswers, type CheckKey } from './check-answers.js';
import { firstIncompleteSection, sectionProgress } from './check-progress.js';
import { itemsOf } from './check-sections.js';
import { checkSheetStep, emptyCheckSheet } from './check-sheet.js';
import { addDays, weekdayOf } from './dates.js';
import { DAYS, emptyDay, type TimesheetDay, type WeekDays } from './days.js';
import {
  adjustNetHours,
  changeTimes,
  computeNetHours,
  netHoursOf,
  settleNetHours,
  weekTotals,
} from './hours.js';
import {
  chosenRule,
  judgeOrderNumber,
  normaliseOrderNumber,
  parseOrderRules,
  ruleText,
  splitRules,
} from './orders.js';
import { emptyTimesheet, timesheetStep } from './timesheet.js';
import { VEHICLE_TYPE_NAMES } from './vehicles.js';
import { dateOfDay, saturdaysAround } from './week.js';

/** What holds for everything that can be entered, not only for the cases we thought of. */

const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
const time = fc.tuple(two(0, 23), two(0, 59)).map((parts) => parts.join(':'));
const typedTime = fc.oneof(time, fc.constant(null), fc.string());
const halves = fc.integer({ min: 0, max: 48 }).map((count) => count / 2);
const day: fc.Arbitrary<TimesheetDay> = fc
  .record({
    start: typedTime,
    finish: typedTime,
    breakMinutes: fc.option(fc.integer({ min: 0, max: 600 })),
    netHours: fc.option(fc.oneof(halves, fc.double())),
    working: fc.option(halves),
    standing: fc.option(halves),
    breakdown: fc.option(halves),
  })
  .map((change) => ({ ...emptyDay(), ...change }));
const week = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days) => Object.fromEntries(days.map((one, at) => [DAYS[at], one])) as WeekDays);
const date = fc.integer({ min: -20_000, max: 20_000 }).map((count) => addDays('2026-11-21', count));

const holds = <T>(values: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(values, (value) => void property(value)));

describe('hours', () => {
  it('are between none and a day, whatever is typed', () => {
    holds(day, (one) => {
      expect(netHoursOf(one)).toBeGreaterThanOrEqual(0);
      expect(netHoursOf(one)).toBeLessThanOrEqual(24);
    });
  });

  it('become fewer the longer the break, and never more than lie between start and finish', () => {
    const shift = fc.record({ start: time, finish: time, breakMinutes: fc.nat(600), more: fc.nat(600) });
    holds(shift, ({ start, finish, breakMinutes, more }) => {
      const net = computeNetHours(start, finish, breakMinutes);
      expect(computeNetHours(start, finish, breakMinutes + more)).toBeLessThanOrEqual(net);
      expect(net).toBeLessThanOrEqual(computeNetHours(start, finish, 0));
    });
  });

  it('are accepted again as they were settled', () => {
    holds(day, (one) => {
      const settled = settleNetHours(one);
      if ('fault' in settled) return;
      expect(settleNetHours({ ...one, netHours: settled.netHours })).toEqual(settled);
    });
  });

  it('accept what the two buttons make of them', () => {
    holds(fc.tuple(day, fc.array(fc.constantFrom(0.5 as const, -0.5 as const))), ([one, taps]) => {
      const tapped = taps.reduce(adjustNetHours, changeTimes(one, {}));
      expect(settleNetHours(tapped)).not.toHaveProperty('fault');
    });
  });

  it('add up to the same week in whatever order its days are filled in', () => {
    holds(week, (days) => {
      const backwards = Object.fromEntries(Object.entries(days).toReversed()) as WeekDays;
      expect(weekTotals(backwards)).toEqual(weekTotals(days));
      const sum = DAYS.reduce((total, name) => total + netHoursOf(days[name]), 0);
      expect(weekTotals(days).totalHours).toBeCloseTo(sum, 6);
    });
  });
});

describe('the days of a week', () => {
  it('are the seven up to its ending, each on its own weekday', () => {
    holds(date, (ending) => {
      const dates = DAYS.map((name) => dateOfDay(ending, name));
      expect(new Set(dates).size).toBe(7);
      expect(dates.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 0]);
      for (const one of dates) expect(one <= ending && one > addDays(ending, -7)).toBe(true);
    });
  });

  it('lie between the two Saturdays that are offered', () => {
    holds(date, (one) => {
      const { last, coming } = saturdaysAround(one);
      expect([weekdayOf(last), weekdayOf(coming)]).toEqual([6, 6]);
      expect(last <= one && one <= coming).toBe(true);
    });
  });
});

describe('order numbers', () => {
  const rule = fc.oneof(
    fc.string(),
    fc.stringMatching(/^(starts with|ends with|contains) [A-Z0-9]{1,4}$/),
    fc.stringMatching(/^(at least )?\d{1,2} (digits|characters)$/),
    fc.tuple(fc.nat(9999), fc.nat(9999)).map(([low, high]) => `between ${low} and ${high}`),
  );
  const rules = fc.array(rule, { maxLength: 4 });
  const number = fc.oneof(fc.string(), fc.stringMatching(/^[PSM]-[A-Z0-9]{1,8}$/));

  it('are judged with a sentence, whatever is typed and whatever the company asks', () => {
    holds(fc.tuple(number, fc.option(rules)), ([typed, asked]) => {
      expect(judgeOrderNumber(typed, asked?.join(' | ') ?? null).message).toMatch(/\S.*\.$/s);
    });
  });

  it('are judged as they would be once tidied', () => {
    holds(fc.tuple(number, rules), ([typed, asked]) => {
      const tidy = normaliseOrderNumber(typed);
      expect(normaliseOrderNumber(tidy)).toBe(tidy);
      expect(judgeOrderNumber(tidy, asked.join(' | '))).toEqual(judgeOrderNumber(typed, asked.join(' | ')));
    });
  });

  it('fit the same whichever rule comes first', () => {
    holds(fc.tuple(number, rules), ([typed, asked]) => {
      const verdict = (list: string[]) => judgeOrderNumber(typed, list.join(' | ')).valid;
      expect(verdict(asked.toReversed())).toBe(verdict(asked));
    });
  });

  it('have every rule that is understood chosen and written again, with the same meaning', () => {
    holds(rule, (text) => {
      const [understood] = parseOrderRules(text).rules;
      const chosen = chosenRule(text);
      expect(chosen === null).toBe(understood === undefined || splitRules(text).length > 1);
      if (!chosen || !understood) return;
      const [written] = parseOrderRules(ruleText(chosen)).rules;
      expect(written?.means).toBe(understood.means);
      expect(chosenRule(ruleText(chosen))).toEqual(chosen);
    });
  });

  it('have no rule as long as a value is missing', () => {
    holds(fc.tuple(rule, fc.constantFrom('', '  ')), ([text, nothing]) => {
      const chosen = chosenRule(text);
      if (chosen) expect(ruleText({ ...chosen, first: nothing })).toBe('');
    });
  });

  it('have every rule either understood or named as a fault', () => {
    holds(rules, (asked) => {
      const pattern = asked.join(' | ');
      const { rules: understood, faults } = parseOrderRules(pattern);
      const told = [...understood.map(({ text }) => text), ...faults.map((fault) => fault.rule)];
      expect(told.toSorted()).toEqual(splitRules(pattern).toSorted());
    });
  });
});

describe('the steps', () => {
  const vehicle = fc.constantFrom(...VEHICLE_TYPE_NAMES);
  /** A vehicle, and answers to some of its items in the order in which they were given. */
  const answered = vehicle.chain((type) =>
    fc.shuffledSubarray([...itemsOf(type)]).chain((items) =>
      fc.tuple(...items.map((item) => fc.constantFrom(...answersTo(item)))).map((given) => ({
        type,
        given: items.map(({ key }, at): [CheckKey, CheckAnswer] => [key, given[at]!]),
      })),
    ),
  );
  const asAnswers = (given: [CheckKey, CheckAnswer][]) => Object.fromEntries(given) as CheckAnswers;

  it('of a check do not depend on the order of the answers', () => {
    holds(answered, ({ type, given }) => {
      const progress = sectionProgress(type, asAnswers(given));
      expect(sectionProgress(type, asAnswers(given.toReversed()))).toEqual(progress);
    });
  });

  it('of a check open no section behind one that is incomplete, and always the next', () => {
    holds(answered, ({ type, given }) => {
      const progress = sectionProgress(type, asAnswers(given));
      progress.forEach(({ open }, at) => expect(open).toBe(at === 0 || progress[at - 1]!.complete));
      const next = firstIncompleteSection(type, asAnswers(given));
      expect(next?.name).toBe(progress.find(({ complete }) => !complete)?.section.name);
    });
  });

  it('of a check never go back when one more item is answered', () => {
    holds(answered, ({ type, given }) => {
      const form = { ...emptyCheckSheet('an-id', '2026-11-21'), selectedVehicle: type };
      const step = (count: number) => checkSheetStep({ ...form, answers: asAnswers(given.slice(0, count)) });
      for (let count = 1; count <= given.length; count += 1)
        expect(step(count)).toBeGreaterThanOrEqual(step(count - 1));
    });
  });

  it('of a timesheet are one of those there are', () => {
    holds(week, (days) => {
      const step = timesheetStep({ ...emptyTimesheet('an-id', '2026-11-21'), days });
      expect(step).toBeGreaterThanOrEqual(1);
      expect(step).toBeLessThanOrEqual(4);
    });
  });
});
