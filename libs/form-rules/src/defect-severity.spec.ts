import { answersTo, ATTENTION_ANSWERS, classOf, type CheckAnswer, type CheckKey } from './check-answers.js';
import { CHECK_FIELDS } from './check-fields.js';
import { itemsOf } from './check-sections.js';
import { severityOf } from './defect-severity.js';
import { SEVERITY_NAMES, type Severity } from './severities.js';
import { VEHICLE_TYPE_NAMES } from './vehicles.js';

/** Every item that a fail makes an A or a B, as a plant fitter reads it; what is not here waits for the next service. */
const READ_BY_A_FITTER: readonly (readonly [CheckKey, Severity, string])[] = [
  ['defectSteering', 'A', 'a machine that does not go where it is steered is stopped'],
  ['defectBrakeCondition', 'A', 'brakes that pull or grind stop late, on a slope not at all'],
  ['defectBrakes', 'A', 'the same, on sheets of the earlier list'],
  ['defectParkBrake', 'A', 'a machine that rolls away has nobody in it'],
  ['defectSeatbelts', 'A', 'a roll-over frame saves only who is held inside it'],
  ['defectTyreVisual', 'A', 'cords, a bulge or loose nuts: a tyre bursts or a wheel comes off'],
  ['defectTyres', 'A', 'the same'],
  [
    'defectQuickHitchLocks',
    'A',
    'a bucket that is not locked falls off: the commonest fatal fault of excavators',
  ],
  ['defectQuickHitchPipes', 'A', 'the hitch opens or stays open by its pipes'],
  ['defectQuickHitchOverall', 'A', 'worn or cracked jaws let go of the pin'],
  ['defectQuickHitchSerial', 'A', 'without its plate nobody knows that the hitch was examined and fits'],
  ['defectLiftingEye', 'A', 'lifting accessory, LOLER: cracked, stretched or unmarked is taken out of use'],
  ['defectHoist', 'A', 'chain, hook and catch, LOLER: the same'],
  ['defectAttachmentFixture', 'A', 'the attachment moves in the shake test'],
  ['defectForkCondition', 'A', 'a cracked or worn heel breaks under load; such forks are withdrawn at once'],
  ['defectBoomCondition', 'A', 'a crack in the boom runs'],
  ['defectDipperCondition', 'A', 'the same'],
  ['defectStabiliserRam', 'A', 'a leg that creeps or does not lock lets the machine tip over'],
  ['defectDefects', 'A', 'its driver says that the machine must not be used'],
  ['defectOperators', 'A', 'nobody has made the check'],
  ['defectFireSafety', 'B', 'an extinguisher is fetched within the week, and the machine can be left'],
  ['defectReverseAlarm', 'B', 'with a marshal the machine can go on'],
  ['defectMirrors', 'B', 'mirrors and cameras: with a marshal'],
  ['defectCabGlass', 'B', 'cracked, but one sees; what is out is raised by its driver'],
  ['defectWipers', 'B', 'in dry weather only: it does not wait for a service'],
  ['defectLights', 'B', 'in daylight only'],
  ['defectWorkLights', 'B', 'in daylight only'],
  ['defectRoadLights', 'B', 'in daylight and off the road only'],
  ['defectBeacons', 'B', 'others do not see that it works, and on many sites that the belt is on'],
  ['defectHorn', 'B', 'nobody is warned'],
  ['defectDoors', 'B', 'a way out sticks, or a door swings into people'],
  ['defectCleaning', 'B', 'as it is asked: a hazard of slipping or fire'],
  ['defectFuelOil', 'B', 'what is low is filled up and passes; what leaks burns'],
  ['defectHoses', 'B', 'a chafed hose bursts later; one that sprays is raised by its driver'],
  ['defectTracks', 'B', 'cut or loose: slowly, and not across slopes'],
  ['defectTrackTension', 'B', 'a slack track comes off on a slope'],
  ['defectRams', 'B', 'scored or leaking: the machine works, and the load creeps'],
  ['defectBucketRam', 'B', 'the same'],
  ['defectDipperRam', 'B', 'the same'],
  ['defectBoomRam', 'B', 'the same: nobody under it, as ever'],
  ['defectDozerRam', 'B', 'the same'],
  ['defectOffsetRam', 'B', 'the same'],
  ['defectTiltRam', 'B', 'the same'],
  ['defectBucketLinkage', 'B', 'a lost retainer lets its pin walk out in days'],
  ['defectBucketPins', 'B', 'the same'],
  ['defectBucket', 'B', 'cracked ears or welds tear on'],
  ['defectDozerBlade', 'B', 'mounts and pins'],
  ['defectSkipCondition', 'B', 'loose on its pins, it tips to one side'],
  ['defectQuickHitchBuzzer', 'B', 'the lock is seen without it'],
  ['defectBreaker', 'B', 'the attachment is taken off until it is repaired'],
  ['defectGrapple', 'B', 'the same'],
  ['defectAuger', 'B', 'the same'],
  ['defectCompactor', 'B', 'the same'],
  ['defectRipper', 'B', 'the same'],
  ['defectRotator', 'B', 'the same'],
  ['defectManuals', 'B', 'a certificate that is missing or out of date is brought within the week'],
];

it.each(READ_BY_A_FITTER)('makes a fail of %s an %s: %s', (item, severity) => {
  expect(severityOf(item, false)).toBe(severity);
});

it('leaves to the next service nothing but wear, grease, signs and the plate', () => {
  const failed = CHECK_FIELDS.filter(({ answers }) => answers.includes(false)).map(({ key }) => key);
  const read = new Set(READ_BY_A_FITTER.map(([item]) => item));
  const rest = failed.filter((item) => !read.has(item));
  expect(rest.toSorted()).toEqual([
    ...['defectBucketTeeth', 'defectBushings', 'defectCuttingEdge', 'defectGreased', 'defectMudFlaps'],
    ...['defectNumberPlates', 'defectReflectors', 'defectSafetyDecals', 'defectSideKnives'],
  ]);
  for (const item of rest) expect(severityOf(item, false)).toBe('C');
});

it.each<[CheckKey, CheckAnswer, Severity | null, string]>([
  ['defectParkBrake', 'something wrong', 'A', 'as its fail'],
  ['defectBrakeCondition', 'adjust', 'A', 'not to be driven until it is adjusted'],
  ['defectBrakeFluid', 'change', 'A', 'water in it boils, and the pedal goes to the floor'],
  ['defectBrakeFluid', 'top up', 'B', 'brake fluid is not used up: it leaks, or the linings are worn'],
  ['defectEngineOil', 'change', 'C', 'a matter of the service'],
  ['defectEngineOil', 'top up', 'C', 'a hand’s work'],
  ['defectHydraulicLevel', 'top up', 'C', 'a hand’s work'],
  ['defectHydraulicLevel', 'something wrong', 'B', 'it may be a leak'],
  ['defectFuelFilters', 'something wrong', 'B', 'it may be a leak of fuel'],
  ['defectBatteryCondition', 'clean', 'C', 'a hand’s work'],
  ['defectBatteryCondition', 'replace', 'C', 'it does not start; it hurts nobody'],
  ['defectAirFilter', 'clean', 'C', 'a hand’s work'],
  ['defectSteering', true, null, 'nothing was found'],
  ['defectSteering', null, null, 'nothing was found'],
  ['defectEngineOil', 'changed', null, 'done already'],
])('proposes for %s answered %s the severity %s: %s', (item, answer, severity) => {
  expect(severityOf(item, answer)).toBe(severity);
});

it('proposes a severity for every answer of every vehicle that needs attention, and for no other', () => {
  for (const { key, options } of VEHICLE_TYPE_NAMES.flatMap(itemsOf))
    for (const answer of answersTo({ options }))
      expect(severityOf(key, answer) !== null).toBe(classOf(answer) === 'attention');
  for (const { key } of CHECK_FIELDS)
    for (const answer of ATTENTION_ANSWERS) expect(SEVERITY_NAMES).toContain(severityOf(key, answer));
});
