import { reportedSeverity, reportFaults, type ReportEntry } from './defect-reports.js';

const entry = (change: Partial<ReportEntry>): ReportEntry => ({
  ...{ item: null, text: '', mustNotBeUsed: false },
  ...change,
});

it.each<[Partial<ReportEntry>, string[]]>([
  [{}, ['text']],
  [{ text: '  ' }, ['text']],
  [{ text: '\u200b . \u3164' }, ['text']],
  [{ text: 'Door latch broken.' }, []],
  [{ item: 'defectMirrors' }, []],
  [{ item: 'defectBoomRam' }, ['item']],
  [{ item: 'defectOther', text: 'x' }, ['item']],
])('finds of the report %j of a dumper the faults %j', (change, paths) => {
  expect(reportFaults(entry(change), 'dumper').map(({ path }) => path)).toEqual(paths);
});

it.each<[Partial<ReportEntry>, string]>([
  [{ text: 'Door latch broken.' }, 'B'],
  [{ text: 'Boom cracked.', mustNotBeUsed: true }, 'A'],
  [{ item: 'defectMirrors' }, 'B'],
  [{ item: 'defectMirrors', mustNotBeUsed: true }, 'A'],
  [{ item: 'defectEngineOil' }, 'C'],
  [{ item: 'defectBrakeFluid' }, 'A'],
  [{ item: 'defectSeatbelts' }, 'A'],
])('proposes for the report %j the severity %s', (change, severity) => {
  expect(reportedSeverity([], entry(change), 'dumper')).toBe(severity);
});

it('proposes by the list that is in force', () => {
  const rule = { vehicle: 'dumper', item: 'defectMirrors', finding: 'Fail', severity: 'C' } as const;
  const list = [rule];
  expect(reportedSeverity(list, entry({ item: 'defectMirrors' }), 'dumper')).toBe('C');
});
