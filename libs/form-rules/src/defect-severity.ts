import { classOf, type CheckAnswer, type CheckKey } from './check-answers.js';
import type { Severity } from './severities.js';

/**
 * Items of which a fail is an A or a B (docs/decisions/0124): an A can hurt somebody today, a B can when it gets worse or in bad light
 * or weather. Every other item is a C. Why each stands where it does is in the table of defect-severity.spec.
 */
const ITEMS: Record<Exclude<Severity, 'C'>, readonly CheckKey[]> = {
  A: [
    'defectSteering',
    'defectBrakeCondition',
    'defectBrakes',
    'defectParkBrake',
    'defectSeatbelts',
    'defectTyreVisual',
    'defectTyres',
    'defectQuickHitchLocks',
    'defectQuickHitchPipes',
    'defectQuickHitchOverall',
    'defectQuickHitchSerial',
    'defectLiftingEye',
    'defectHoist',
    'defectAttachmentFixture',
    'defectForkCondition',
    'defectBoomCondition',
    'defectDipperCondition',
    'defectStabiliserRam',
    'defectDefects',
    'defectOperators',
  ],
  B: [
    'defectFireSafety',
    'defectReverseAlarm',
    'defectMirrors',
    'defectCabGlass',
    'defectWipers',
    'defectLights',
    'defectWorkLights',
    'defectRoadLights',
    'defectBeacons',
    'defectHorn',
    'defectDoors',
    'defectCleaning',
    'defectFuelOil',
    'defectHoses',
    'defectTracks',
    'defectTrackTension',
    'defectRams',
    'defectBucketRam',
    'defectDipperRam',
    'defectBoomRam',
    'defectDozerRam',
    'defectOffsetRam',
    'defectTiltRam',
    'defectBucketLinkage',
    'defectBucketPins',
    'defectBucket',
    'defectDozerBlade',
    'defectSkipCondition',
    'defectQuickHitchBuzzer',
    'defectBreaker',
    'defectGrapple',
    'defectAuger',
    'defectCompactor',
    'defectRipper',
    'defectRotator',
    'defectManuals',
  ],
};

/** Answers that are worse on one item than its list says. Brake fluid is not used up: where it is low, it leaks or the linings are worn. */
const WORSE: readonly (readonly [CheckKey, CheckAnswer, Severity])[] = [
  ['defectBrakeFluid', 'change', 'A'],
  ['defectBrakeFluid', 'top up', 'B'],
];

/** Answers that ask for a hand's work, whatever the item. */
const SMALL: readonly CheckAnswer[] = ['top up', 'clean'];

/** What an answer to an item proposes; null where it finds nothing. */
export function severityOf(item: CheckKey, answer: CheckAnswer): Severity | null {
  if (classOf(answer) !== 'attention') return null;
  const worse = WORSE.find(([key, bad]) => key === item && bad === answer);
  if (worse) return worse[2];
  if (SMALL.includes(answer)) return 'C';
  if (ITEMS.A.includes(item)) return 'A';
  // What is wrong in a way that no choice of the sheet names may be a leak.
  return ITEMS.B.includes(item) || answer === 'something wrong' ? 'B' : 'C';
}
