import fc from 'fast-check';
import { answerLabel, answersTo, classOf } from './check-answers.js';
import { itemsOf } from './check-sections.js';
import { severityOf } from './defect-severity.js';
import { SEVERITY_NAMES } from './severities.js';
import { findingsOf, proposedBy, type SeverityRule } from './severity-list.js';
import { VEHICLE_TYPE_NAMES } from './vehicles.js';

const FINDINGS = VEHICLE_TYPE_NAMES.flatMap((vehicle) =>
  findingsOf(vehicle).map(({ item, finding }) => ({ vehicle, item: item.key, finding })),
);
const aRule: fc.Arbitrary<SeverityRule> = fc
  .record({ found: fc.constantFrom(...FINDINGS), severity: fc.constantFrom(...SEVERITY_NAMES) })
  .map(({ found, severity }) => ({ ...found, severity }));

it('proposes what an admin has decided for the very type, item and answer, and the product’s own for all others', () => {
  fc.assert(
    fc.property(aRule, (rule) => {
      const list = [rule];
      for (const vehicle of VEHICLE_TYPE_NAMES)
        for (const item of itemsOf(vehicle))
          for (const answer of answersTo(item)) {
            const isRuled =
              vehicle === rule.vehicle && item.key === rule.item && answerLabel(answer) === rule.finding;
            const expected = isRuled ? rule.severity : severityOf(item.key, answer);
            expect(proposedBy(list, { vehicle, item: item.key, answer })).toBe(expected);
          }
    }),
    { numRuns: 25 },
  );
});

it('proposes the product’s own for a sheet without a vehicle, and nothing for a good answer', () => {
  const rule = { vehicle: 'dumper', item: 'defectMirrors', finding: 'Fail', severity: 'A' } as const;
  const list = [rule];
  expect(proposedBy(list, { vehicle: null, item: 'defectMirrors', answer: false })).toBe('B');
  expect(proposedBy(list, { vehicle: 'dumper', item: 'defectMirrors', answer: false })).toBe('A');
  expect(proposedBy(list, { vehicle: 'dumper', item: 'defectMirrors', answer: null })).toBeNull();
});

it('has every answer of every item that needs attention once', () => {
  for (const vehicle of VEHICLE_TYPE_NAMES) {
    const names = findingsOf(vehicle).map(({ item, finding }) => `${item.key} ${finding}`);
    expect(new Set(names).size).toBe(names.length);
    const bad = itemsOf(vehicle).flatMap((item) =>
      answersTo(item).filter((answer) => classOf(answer) === 'attention'),
    );
    expect(names).toHaveLength(bad.length);
  }
});
