/** '9.0' */
export function formatHours(hours: number): string {
  return hours.toFixed(1);
}
