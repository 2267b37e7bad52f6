import fc from 'fast-check';
import type { CheckAnswer } from './check-answers.js';
import { isWorse, SEVERITY_NAMES, type Severity } from './severities.js';
import {
  DEFECT_EVENT_NAMES,
  dueOf,
  heardBy,
  isDefectOpen,
  isRepeat,
  mayChangeSeverity,
  standingOf,
  stops,
  type DefectFact,
} from './defects.js';
import { machineStatus } from './machine-status.js';

const TODAY = '2026-11-25';
const anEvent = fc.record({
  kind: fc.constantFrom(...DEFECT_EVENT_NAMES),
  severity: fc.constantFrom(...SEVERITY_NAMES),
});
const aHistory = fc.array(anEvent, { maxLength: 12 });

it('never ends an A by an answer unless its repair was released, whatever happened to it before', () => {
  fc.assert(
    fc.property(aHistory, fc.constantFrom<CheckAnswer>(true, null, 'ok', 'replaced'), (events, answer) => {
      const standing = standingOf(events);
      fc.pre(standing.severity === 'A' && isDefectOpen(standing));
      const isTried = standing.state === 'repaired' && standing.isReleased && answer !== null;
      expect(heardBy(standing, answer)).toBe(isTried ? 'confirmed' : null);
    }),
  );
});

it('ends an open B or C by any good answer, and finds it again by a bad one', () => {
  fc.assert(
    fc.property(aHistory, (events) => {
      const standing = standingOf(events);
      fc.pre(standing.severity !== 'A' && isDefectOpen(standing));
      expect(heardBy(standing, true)).toBe('confirmed');
      expect(heardBy(standing, null)).toBe('confirmed');
      expect(heardBy(standing, false)).toBe(standing.state === 'repaired' ? 'rejected' : 'again');
    }),
  );
});

const at = (...kinds: [DefectFact['kind'], Severity?][]) =>
  standingOf(kinds.map(([kind, severity]) => ({ kind, severity: severity ?? null })));

it('takes an A from its report over repair and release to the check that confirms it', () => {
  const reported = [['reported', 'A']] as [DefectFact['kind'], Severity?][];
  expect(stops(at(...reported))).toBe(true);
  expect(stops(at(...reported, ['assigned'], ['repaired']))).toBe(true);
  const released = at(...reported, ['repaired'], ['released']);
  expect([stops(released), isDefectOpen(released)]).toEqual([false, true]);
  expect(stops(at(...reported, ['repaired'], ['released'], ['rejected']))).toBe(true);
  expect(at(...reported, ['repaired'], ['released'], ['confirmed'])).toMatchObject({ state: 'confirmed' });
});

it('stops a machine again for an A that is opened again, whether it was confirmed or no fault', () => {
  for (const end of ['confirmed', 'no-fault'] as const) {
    const reopened = at(['reported', 'A'], ['repaired'], ['released'], [end], ['reopened']);
    expect([reopened.state, stops(reopened)]).toEqual(['open', true]);
  }
  expect(at(['reported', 'B'], ['withdrawn'], ['reopened'])).toMatchObject({ isWithdrawn: false });
});

it('leaves an A standing when its sheet is corrected, and ends a B and a C', () => {
  expect(at(['reported', 'A'], ['withdrawn'])).toMatchObject({ state: 'open', isWithdrawn: true });
  for (const severity of ['B', 'C'] as const)
    expect(at(['reported', severity], ['withdrawn'])).toMatchObject({ state: 'no fault' });
});

it('lets anybody raise a severity and the office alone lower it', () => {
  for (const from of SEVERITY_NAMES)
    for (const to of SEVERITY_NAMES) {
      expect(mayChangeSeverity(from, to, { isOffice: true })).toBe(true);
      expect(mayChangeSeverity(from, to, { isOffice: false })).toBe(isWorse(to, from));
    }
});

it('marks what comes back within 30 days of a repair, or is found three times in 90', () => {
  expect(isRepeat(TODAY, [], [])).toBe(false);
  expect(isRepeat(TODAY, [], ['2026-10-26'])).toBe(true);
  expect(isRepeat(TODAY, [], ['2026-10-25'])).toBe(false);
  expect(isRepeat(TODAY, ['2026-11-24', '2026-08-27'], [])).toBe(true);
  expect(isRepeat(TODAY, ['2026-11-24', '2026-08-26'], [])).toBe(false);
});

it('gives an A no days, a B seven and a C until the next service', () => {
  expect(SEVERITY_NAMES.map((severity) => dueOf(severity, TODAY))).toEqual([TODAY, '2026-12-02', null]);
});

const status = (...defects: ReturnType<typeof at>[]) => machineStatus({ defects, certificates: [] });

it('says of a machine in one word whether it may be used', () => {
  const [a, b, c] = SEVERITY_NAMES.map((severity) => at(['reported', severity]));
  expect(status()).toBe('in-use');
  expect(status(c!)).toBe('in-use');
  expect(status(b!, c!)).toBe('use-with-care');
  expect(status(a!, b!)).toBe('do-not-use');
  expect(status(at(['reported', 'A'], ['repaired'], ['released']))).toBe('use-with-care');
  expect(status(at(['reported', 'B'], ['repaired']))).toBe('in-use');
  expect(status(at(['reported', 'A'], ['no-fault']))).toBe('in-use');
});

it.each([
  ['over', true, 'do-not-use'],
  ['over', false, 'use-with-care'],
  ['soon', true, 'use-with-care'],
  ['soon', false, 'use-with-care'],
  ['good', true, 'in-use'],
] as const)(
  'says of a machine without a defect whose certificate is %s, required: %s: %s',
  (state, isRequired, says) => {
    expect(machineStatus({ defects: [], certificates: [{ state, isRequired }] })).toBe(says);
  },
);

it('stops a machine as long as any A is not released, whatever else is known of it', () => {
  fc.assert(
    fc.property(fc.array(aHistory, { maxLength: 5 }), (histories) => {
      const defects = histories.map(standingOf);
      expect(status(...defects) === 'do-not-use').toBe(defects.some(stops));
    }),
  );
});
