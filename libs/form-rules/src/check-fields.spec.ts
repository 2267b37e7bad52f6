import {
  answerFault,
  answersFromWire,
  answersToWire,
  CHECK_FIELDS,
  wirePathOfAnswer,
} from './check-fields.js';
import { LEGACY_CHECKS, legacyResult } from './legacy-checks.js';
import type { CheckKey } from './check-answers.js';
import type { VehicleType } from './vehicles.js';

it('knows every flat field once: 72 items and the 2 that only the read model has', () => {
  expect(CHECK_FIELDS).toHaveLength(74);
  expect(new Set(CHECK_FIELDS.map(({ key }) => key)).size).toBe(CHECK_FIELDS.length);
  const keys = CHECK_FIELDS.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['defectHorn', 'defectRams', 'defectBrakes']));
  expect(CHECK_FIELDS.find(({ key }) => key === 'defectEngineOil')?.answers).toEqual([
    'top up',
    'change',
    'ok',
    'topped up',
    'changed',
    'something wrong',
  ]);
});

it('gathers the answers and leaves every other field where it is', () => {
  const flat = {
    defectHorn: true,
    defectTyres: null,
    defectsNotes: 'None',
    defectColour: 'red',
    plantNumber: 1,
  };
  expect(answersFromWire(flat)).toEqual({
    answers: { defectHorn: true, defectTyres: null },
    rest: { defectsNotes: 'None', defectColour: 'red', plantNumber: 1 },
  });
});

it('returns the answers unchanged, and no field for an unanswered item', () => {
  const answers = { defectHorn: false, defectEngineOil: 'topped up', defectTyres: null } as const;
  expect(answersToWire(answersFromWire({ ...answers, defectLights: undefined }).answers)).toEqual(answers);
});

it('translates paths to the names of the wire', () => {
  expect(wirePathOfAnswer('checkSheetData.answers.defectHorn')).toBe('checkSheetData.defectHorn');
  expect(wirePathOfAnswer('checkSheetData.defectsNotes')).toBe('checkSheetData.defectsNotes');
});

it.each<[VehicleType | null, CheckKey, unknown, string | null]>([
  ['dumper', 'defectHorn', true, null],
  ['dumper', 'defectHorn', null, null],
  ['dumper', 'defectHorn', 'ok', 'answer-unknown'],
  ['dumper', 'defectHorn', 'true', 'answer-unknown'],
  ['dumper', 'defectHorn', 1, 'answer-unknown'],
  ['dumper', 'defectEngineOil', 'top up', null],
  ['dumper', 'defectEngineOil', 'topped up', 'answer-unknown'],
  ['dumper', 'defectEngineOil', true, 'answer-unknown'],
  ['bulldozer', 'defectEngineOil', 'topped up', null],
  ['bulldozer', 'defectEngineOil', 'top up', 'answer-unknown'],
  ['bulldozer', 'defectEngineOil', 'something wrong', null],
  ['dumper', 'defectEngineOil', 'something wrong', 'answer-unknown'],
  ['roller', 'defectParkBrake', 'something wrong', null],
  ['roller', 'defectHorn', true, 'item-not-on-vehicle'],
  ['excavator', 'defectRoadLights', true, 'item-not-on-vehicle'],
  ['roller', 'defectHoist', false, null],
  ['dumper', 'defectRams', null, null],
  ['dumper', 'defectRams', 'ok', 'answer-unknown'],
  [null, 'defectSteering', true, null],
  [null, 'defectHorn', true, null],
  [null, 'defectEngineOil', 'topped up', null],
  [null, 'defectEngineOil', true, 'answer-unknown'],
])('judges on a %s %s answered with %p: %s', (vehicle, key, value, code) => {
  expect(answerFault(vehicle, key, value)?.code ?? null).toBe(code);
});

it('says what to do about an answer that does not fit', () => {
  expect(answerFault('dumper', 'defectEngineOil', 'topped up')?.message).toBe(
    'Please answer Engine oil with one of: top up, change, ok.',
  );
  expect(answerFault('roller', 'defectHorn', true)?.message).toBe(
    'Horn is not checked on this vehicle. Leave it out, or choose the right vehicle.',
  );
});

it('labels the 16 items of the completed form in their order', () => {
  expect(LEGACY_CHECKS.map(({ key, label }) => `${key} ${label}`)).toEqual([
    'defectSteering Steering',
    'defectHoist Hoist',
    'defectFireSafety Fire/Safety',
    'defectTyres Tyres',
    'defectTracks Tracks',
    'defectFuelOil Fuel/Oil',
    'defectCabGlass Cab/Glass',
    'defectMirrors Mirrors',
    'defectWipers Wipers',
    'defectBucket Bucket',
    'defectRams Rams',
    'defectBrakes Brakes',
    'defectHoses Hoses',
    'defectLights Lights',
    'defectDefects Defects',
    'defectOperators Operators',
  ]);
});

it.each([
  ['defectMirrors', 'dumper', true, 'OK'],
  ['defectMirrors', 'dumper', false, 'DEFECT'],
  ['defectMirrors', 'dumper', null, 'N/A'],
  ['defectMirrors', 'dumper', undefined, 'Not answered'],
  ['defectHoist', 'dumper', undefined, 'Not on this list'],
  ['defectHoist', 'dumper', false, 'DEFECT'],
  ['defectHoist', null, undefined, 'Not answered'],
] as const)('reads %s of a %s, answered %s, as %s there', (key, vehicle, answer, result) => {
  expect(legacyResult(key, vehicle, answer === undefined ? {} : { [key]: answer })).toBe(result);
});
