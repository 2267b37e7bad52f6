/** A text of an address, where lone digits are read as a number. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
}
