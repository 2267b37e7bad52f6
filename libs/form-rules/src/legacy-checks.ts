import type { CheckAnswer, CheckKey } from './check-answers.js';

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

/** What the completed form shows beside one of the 16: true is OK, false is DEFECT, anything else a dash. */
export function legacyResult(answer: CheckAnswer | undefined): 'OK' | 'DEFECT' | '-' {
  if (answer === true) return 'OK';
  return answer === false ? 'DEFECT' : '-';
}
