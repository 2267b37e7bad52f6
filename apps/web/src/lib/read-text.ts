import { SEARCH_LENGTH } from '@groundsheet/form-rules';

/** A text of an address, where lone digits are read as a number. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
}

/** What a list is searched for, no longer than the server takes it. */
export function readSearched(value: unknown): string | undefined {
  return readText(value)?.slice(0, SEARCH_LENGTH);
}
