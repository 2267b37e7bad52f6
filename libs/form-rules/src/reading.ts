/** The number in a reading such as "4,210.5 h"; null where there is none, or one that no clock shows. */
export function readingOf(machineHours: string | null): number | null {
  const [digits] = /(?<![-\u2212\d.])\d[\d,]*(\.\d+)?/.exec(machineHours ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}
