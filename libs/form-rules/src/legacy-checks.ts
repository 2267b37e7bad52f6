import type { CheckAnswers, CheckKey } from './check-answers.js';
import { itemsOf } from './check-sections.js';
import type { VehicleType } from './vehicles.js';

/** The 16 items of the completed form, in its order (docs/product.md, Checks). */
export const LEGACY_CHECKS: readonly { key: CheckKey; label: string }[] = [
  { key: 'defectSteering', label: 'Steering' },
  { key: 'defectHoist', label: 'Hoist' },
  { key: 'defectFireSafety', label: 'Fire/Safety' },
  { key: 'defectTyres', label: 'Tyres' },
  { key: 'defectTracks', label: 'Tracks' },
  { key: 'defectFuelOil', label: 'Fuel/Oil' },
  { key: 'defectCabGlass', label: 'Cab/Glass' },
  { key: 'defectMirrors', label: 'Mirrors' },
  { key: 'defectWipers', label: 'Wipers' },
  { key: 'defectBucket', label: 'Bucket' },
  { key: 'defectRams', label: 'Rams' },
  { key: 'defectBrakes', label: 'Brakes' },
  { key: 'defectHoses', label: 'Hoses' },
  { key: 'defectLights', label: 'Lights' },
  { key: 'defectDefects', label: 'Defects' },
  { key: 'defectOperators', label: 'Operators' },
];

export type LegacyResult = 'OK' | 'DEFECT' | 'N/A' | 'Not answered' | 'Not on this list';

/** What the completed form shows beside one of the 16. */
export function legacyResult(
  key: CheckKey,
  vehicle: VehicleType | null | undefined,
  answers: CheckAnswers,
): LegacyResult {
  const answer = answers[key];
  if (answer === true) return 'OK';
  if (answer === false) return 'DEFECT';
  if (answer === null) return 'N/A';
  const isOnMachine = !vehicle || itemsOf(vehicle).some((item) => item.key === key);
  return isOnMachine ? 'Not answered' : 'Not on this list';
}
