import { classOf, type CheckAnswer, type CheckKey } from './check-answers.js';
import type { Severity } from './severities.js';

/** Items of which a fail is an A or a B (docs/decisions/0124); every other item is a C. */
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
    'defectBoomCondition',
    'defectDipperCondition',
    'defectDefects',
    'defectOperators',
  ],
  B: [
    'defectFireSafety',
    'defectReverseAlarm',
    'defectMirrors',
    'defectCabGlass',
    'defectLights',
    'defectBeacons',
    'defectHorn',
    'defectHoses',
    'defectTracks',
    'defectRams',
    'defectBucketRam',
    'defectDipperRam',
    'defectBoomRam',
    'defectDozerRam',
    'defectOffsetRam',
    'defectStabiliserRam',
    'defectTiltRam',
    'defectQuickHitchBuzzer',
    'defectManuals',
  ],
};

/** Answers that are worse on one item than its list says. */
const WORSE: readonly (readonly [CheckKey, CheckAnswer, Severity])[] = [['defectBrakeFluid', 'change', 'A']];

/** Answers that ask for a hand's work, whatever the item. */
const SMALL: readonly CheckAnswer[] = ['top up', 'clean'];

/** What an answer to an item proposes; null where it finds nothing. */
export function severityOf(item: CheckKey, answer: CheckAnswer): Severity | null {
  if (classOf(answer) !== 'attention') return null;
  const worse = WORSE.find(([key, bad]) => key === item && bad === answer);
  if (worse) return worse[2];
  if (SMALL.includes(answer)) return 'C';
  if (ITEMS.A.includes(item)) return 'A';
  return ITEMS.B.includes(item) ? 'B' : 'C';
}
